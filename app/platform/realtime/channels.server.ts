import type { Hearing } from './notifications.server.ts'

// One a process, also when the development server loads this module anew
const holder = globalThis as { whodiniChannels?: Map<string, Hearing> }

const known = (): Map<string, Hearing> => (holder.whodiniChannels ??= new Map())

/** Has every process listen to a channel of the database. @param channel an identifier of ours */
export const hearOn = (channel: string, hearing: Hearing): void => void known().set(channel, hearing)

export const heardChannels = (): Readonly<Record<string, Hearing>> => Object.fromEntries(known())
