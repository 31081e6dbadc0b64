import type { Hearing } from './notifications.server.ts'

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniChannels?: Map<string, Hearing> }

const known = (): Map<string, Hearing> => (holder.whodiniChannels ??= new Map())

/** Makes every process listen to a database channel. @param channel an identifier of ours */
export const hearOn = (channel: string, hearing: Hearing): void => void known().set(channel, hearing)

export const heardChannels = (): Readonly<Record<string, Hearing>> => Object.fromEntries(known())
