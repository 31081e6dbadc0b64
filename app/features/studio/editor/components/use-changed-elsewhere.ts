import { useEffect } from 'react'
import { followLater } from '#app/features/account/follow-later.ts'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import { hearReplaced, hearSaved } from '#app/features/studio/draft/log/draft-channel.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { useNavigate } from '#app/ui/link.tsx'

export function useChangedElsewhere(store: DraftStore, adventure: string): void {
  const refresh = useRefreshWhenIdle()
  const navigate = useNavigate()
  useEffect(() => {
    const follow = () => void followLater('changed', { refresh, navigate })
    const endReplaced = hearReplaced(adventure, () => {
      store.forgetHistory()
      follow()
    })
    const endSaved = hearSaved(adventure, () => whenSeen(follow))
    return () => {
      endReplaced()
      endSaved()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [store, adventure, refresh, navigate])
}

/** A background tab asks once, when it becomes visible. */
function whenSeen(follow: () => void): void {
  if (document.visibilityState === 'visible') follow()
  else document.addEventListener('visibilitychange', follow, { once: true })
}
