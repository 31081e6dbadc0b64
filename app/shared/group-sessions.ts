/** How the teams of a session come: the organiser names them, or they name themselves, by the session's code. */
export const arrivals = ['list', 'named'] as const
export type Arrival = (typeof arrivals)[number]

/** When they begin. */
export const starts = ['together', 'by_team', 'as_they_come'] as const
export type Starts = (typeof starts)[number]

export const groupStatuses = ['waiting', 'running', 'paused', 'ended'] as const
export type GroupStatus = (typeof groupStatuses)[number]

/** How many teams a session may have. */
export const teamsInSession = { least: 2, most: 60 } as const

/** Where one opens a session of an adventure. @param address stands for its id in public addresses */
export const newSessionPath = (address: string): string => `/sessions/new/${address}`

/** Minutes without a touch after which a kiosk starts anew. */
export const idleMinutes = { least: 1, most: 30 } as const
