import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { useCommand } from '#app/features/studio/components/editor/use-command.ts'
import { coverChange } from '#app/features/studio/saving/cover-history.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Puts a picture on the cover or takes it away, with the step that takes that back. */
export function useCover() {
  const saver = useSaver()
  const { run } = useCommand()

  /** @returns whether it was done; that it was not has been said */
  const setCover = async (assetId: string | null): Promise<boolean> => {
    const { make, entry } = coverChange(assetId)
    const result = await run(make, m.studio_update_failed())
    if (result.status !== 'saved') return false
    saver.record(entry())
    return true
  }
  return { setCover }
}
