import { useEffect } from 'react'
import { followLater } from '#app/features/account/follow-later.ts'
import { useRefreshWhenIdle } from '#app/features/account/use-refresh-when-idle.ts'
import { hearReplaced } from '#app/features/studio/saving/draft-channel.ts'
import type { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import { useNavigate } from '#app/ui/link.tsx'

/** Shows the draft that was put in the place of this one elsewhere, as another tab of this browser or the server tells, under what is not saved yet. */
export function useReplacedElsewhere(saver: DraftSaver, adventure: string): void {
  const refresh = useRefreshWhenIdle()
  const navigate = useNavigate()
  useEffect(
    () =>
      hearReplaced(adventure, () => {
        saver.forgetHistory()
        void followLater('changed', { refresh, navigate })
      }),
    [saver, adventure, refresh, navigate],
  )
}
