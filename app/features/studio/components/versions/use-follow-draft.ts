import { useRevalidator } from 'react-router'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { announceReplaced } from '#app/features/studio/saving/draft-channel.ts'
import type { VersionsAnswer } from '#app/features/studio/versions/ask-versions.ts'
import { isServerThere } from '#app/shared/server-there.ts'

/**
 * What shows the draft that a request made of the one on the screen. Restored, saved by somebody else, or nobody heard which: the draft on the
 * screen may not be the one on the server.
 * @param isThere asks whether the server is back, when it was not heard: the page of one that is away would be an error
 */
export function useFollowDraft(
  isThere: () => Promise<boolean>,
): (failed: Exclude<VersionsAnswer, { status: 'listed' | 'restored' }> | null) => Promise<void> {
  const saver = useSaver()
  const { revalidate } = useRevalidator()
  return async (failed) => {
    if (!failed) {
      announceReplaced(saver.getState().draft.details.id)
      // restored all the same: what is on the screen is followed by the draft as soon as the server is back
      if (await isServerThere()) await revalidate()
      return saver.forgetHistory()
    }
    const isUnheard = failed.status === 'unreachable'
    if (!isUnheard && !(failed.status === 'failed' && failed.error.code === 'conflict')) return
    saver.doubtHistory()
    if (!isUnheard || (await isThere())) await revalidate()
  }
}
