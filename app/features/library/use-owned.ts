import { useEffect, useState } from 'react'
import { useIsMember } from '#app/ui/use-is-member.ts'
import { whenIdle } from '#app/shared/when-idle.ts'

const none: ReadonlySet<string> = new Set()

/** What the reader has bought or been given, for a page shared by all readers of a role.
 * @param isAsked whether anything on it costs money */
export function useOwned(isAsked: boolean): ReadonlySet<string> {
  const [owned, setOwned] = useState(none)
  const isMember = useIsMember()
  const asks = isAsked && isMember
  useEffect(() => {
    if (!asks) return undefined
    const leaving = new AbortController()
    const endWaiting = whenIdle(() => {
      fetch('/api/account/owned', { headers: { Accept: 'application/json' }, signal: leaving.signal })
        .then(async (response) => response.ok && setOwned(new Set((await response.json()) as string[])))
        // Without a response the prices stay
        .catch(() => {})
    })
    return () => {
      endWaiting()
      leaving.abort()
    }
  }, [asks])
  return owned
}
