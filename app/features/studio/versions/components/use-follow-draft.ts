import { useRevalidator } from 'react-router'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { announceReplaced } from '#app/features/studio/draft/log/draft-channel.ts'
import type { VersionsAnswer } from '#app/features/studio/versions/ask-versions.ts'
import { isServerThere } from '#app/shared/server-there.ts'

/** Also after a lost answer, since the server's draft may differ.
 * @param isThere a page load fails without the server */
export function useFollowDraft(
  isThere: () => Promise<boolean>,
): (failed: Exclude<VersionsAnswer, { status: 'listed' | 'restored' }> | null) => Promise<void> {
  const store = useStore()
  const { revalidate } = useRevalidator()
  return async (failed) => {
    if (!failed) {
      announceReplaced(store.getState().draft.details.id)
      // The restored draft follows once the server is back.
      if (await isServerThere()) await revalidate()
      return store.forgetHistory()
    }
    const isUnheard = failed.status === 'unreachable'
    if (!isUnheard && !(failed.status === 'failed' && failed.error.code === 'conflict')) return
    store.doubtHistory()
    if (!isUnheard || (await isThere())) await revalidate()
  }
}
