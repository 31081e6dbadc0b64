export const sessionPath = (id: string): string => `/sessions/${id}`
/** One's own, of one adventure. @param address stands for its id in public addresses */
export const sessionsOf = (address: string): string => `/sessions?of=${address}`
export const teamPath = (sessionId: string, teamId: string): string => `/sessions/${sessionId}/teams/${teamId}`
