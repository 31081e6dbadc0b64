import { useState, useSyncExternalStore } from 'react'
import { deviceStorage } from '#app/shared/unsent-edits.ts'

const never = () => () => {}
const nothing = () => null

/** What somebody types and has not sent yet: a phone that reloads a page in the pocket does not lose it.
 * @param sent what was sent last */
export function useTyped(name: string, sent: string) {
  const key = `whodini-evening:${name}`
  const kept = useSyncExternalStore(never, () => read(key), nothing)
  /** Undefined: nothing was done on this page yet. */
  const [typed, setTyped] = useState<string | null>()
  const write = (text: string | null) => {
    setTyped(text)
    try {
      if (text === null) deviceStorage()?.removeItem(key)
      else deviceStorage()?.setItem(key, text)
    } catch {
      // The page itself still has it
    }
  }
  return { text: (typed === undefined ? kept : typed) ?? sent, type: write, forget: () => write(null) }
}

function read(key: string): string | null {
  try {
    return deviceStorage()?.getItem(key) ?? null
  } catch {
    return null
  }
}
