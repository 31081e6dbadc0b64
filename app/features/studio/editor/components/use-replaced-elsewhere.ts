import { useEffect } from 'react'
import { followLater } from '#app/features/account/follow-later.ts'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import { hearReplaced } from '#app/features/studio/draft/log/draft-channel.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { useNavigate } from '#app/ui/link.tsx'

export function useReplacedElsewhere(store: DraftStore, adventure: string): void {
  const refresh = useRefreshWhenIdle()
  const navigate = useNavigate()
  useEffect(
    () =>
      hearReplaced(adventure, () => {
        store.forgetHistory()
        void followLater('changed', { refresh, navigate })
      }),
    [store, adventure, refresh, navigate],
  )
}
