import type { Paper } from '#app/shared/papers.ts'

/** Where one opens an evening of a kit. @param address stands for its id in public addresses */
export const newEveningPath = (address: string): string => `/evening/new/${address}`
/** Another one with the same people. */
export const againPath = (address: string, eveningId: string): string => `${newEveningPath(address)}?from=${eveningId}`

/** The host's stage. Commands are posted to its `/commands`, its stream is at `/events`. */
export const eveningPath = (id: string): string => `/evening/${id}`
/** By a secret link; `/commands`, `/events` as for the host. */
export const guestPath = (token: string): string => `/evening/guest/${token}`
export const tablePath = (token: string): string => `/evening/table/${token}`

/** Of a guest who plays from paper. */
export const partOf = (path: string, paper: Paper): string => `${path}/part?paper=${paper}`

export const commandsOf = (path: string): string => `${path}/commands`
export const eventsOf = (path: string): string => `${path}/events`
/** A picture that the page at this path shows now. */
export const pictureOf = (path: string, assetId: string): string => `${path}/pictures/${assetId}`
