import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export function useCover() {
  const store = useStore()
  const { run } = useCommand()

  const setCover = (cover: AssetView | null): Promise<boolean> => {
    if (cover) store.know(cover)
    const { id } = store.getState().draft.details
    return run(changeFields(id, { coverAssetId: cover?.id ?? null }), m.studio_update_failed())
  }
  return { setCover }
}
