import { useCallback } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { refusalText } from '#app/features/studio/draft/components/result-text.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'

export function useSaveNow(): () => Promise<void> {
  const store = useStore()
  return useCallback(async () => {
    const summary = await store.flush()
    if (summary === 'saved')
      return notify({ title: m.studio_updated_title(), description: m.studio_updated_text(), tone: 'success' })
    const refused = store.getState().log.find(({ status }) => status === 'refused')?.why
    const why = {
      conflict: m.studio_save_conflict_text(),
      offline: m.studio_save_offline_text(),
      refused: refused ? refusalText(refused) : m.studio_save_refused_text(),
    }
    return notify({
      title: m.studio_update_failed(),
      description: why[summary === 'conflict' || summary === 'refused' ? summary : 'offline'],
      tone: 'danger',
    })
  }, [store])
}
