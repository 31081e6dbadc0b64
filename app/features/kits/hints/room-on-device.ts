import { asRecord } from '#app/shared/record.ts'
import { deviceStorage } from '#app/shared/unsent-edits.ts'

const nameOf = (kitId: string): string => `whodini-room:${kitId}`
/** A game lasts an evening; after that, whoever scans a sheet plays on their own. */
const longestMs = 12 * 60 * 60_000

/** The game of this kit in which this phone is; codes on its sheets lead there. Null: it is over. */
export function keepRoom(kitId: string, path: string | null, now = Date.now()): void {
  try {
    if (path === null) deviceStorage()?.removeItem(nameOf(kitId))
    else deviceStorage()?.setItem(nameOf(kitId), JSON.stringify({ path, at: now }))
  } catch {
    // Sheets then open their own page
  }
}

export function roomHere(kitId: string, now = Date.now()): string | null {
  try {
    const { path, at } = asRecord(JSON.parse(deviceStorage()?.getItem(nameOf(kitId)) ?? 'null'))
    const isNow = typeof at === 'number' && now - at < longestMs
    return isNow && typeof path === 'string' && /^\/evening\/guest\/\w+$/u.test(path) ? path : null
  } catch {
    return null
  }
}
