import { useEffect, useState, useSyncExternalStore } from 'react'
import { deviceStorage } from '#app/shared/unsent-edits.ts'

const never = () => () => {}
const nothing = () => null

/** What somebody types and has not sent yet: a phone that reloads a page in the pocket does not lose it.
 * @param saved what the evening has */
export function useTyped(name: string, saved: string) {
  const key = `whodini-evening:${name}`
  const kept = useSyncExternalStore(never, () => read(key), nothing)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? kept ?? saved
  useEffect(() => {
    // Not by `text`: while the page wakes up, that is not yet what is kept
    if (read(key) === saved) write(key, null)
  }, [key, text, saved])
  const type = (now: string) => {
    setTyped(now)
    write(key, now)
  }
  return { text, type }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) deviceStorage()?.removeItem(key)
    else deviceStorage()?.setItem(key, text)
  } catch {
    // The page itself still has it
  }
}

function read(key: string): string | null {
  try {
    return deviceStorage()?.getItem(key) ?? null
  } catch {
    return null
  }
}
