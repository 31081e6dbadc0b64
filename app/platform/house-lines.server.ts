import { AsyncLocalStorage } from 'node:async_hooks'

/** Connections that requests cannot use up, however many there are, for what the house itself needs. */
export const houseLines = { jobs: 3, sessions: 2, health: 1 } as const

export type HouseLine = keyof typeof houseLines

/** Without a pool: `listenForNotifications`, and daily jobs and erasures by `withPatientDatabase`. */
const outsidePools = { listening: 1, patient: 2 }
const leastForRequests = 2

export const connectionsOfHouse = Object.values({ ...houseLines, ...outsidePools }).reduce((sum, most) => sum + most, 0)

/** The smallest `DATABASE_POOL_SIZE`. */
export const fewestConnections = connectionsOfHouse + leastForRequests

const current = new AsyncLocalStorage<HouseLine>()

/** Everything that `work` asks of the database goes over this line. */
export const onLine = <Result>(line: HouseLine, work: () => Result): Result => current.run(line, work)

export const currentLine = (): HouseLine | 'requests' => current.getStore() ?? 'requests'
