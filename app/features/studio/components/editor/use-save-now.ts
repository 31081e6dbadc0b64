import { useCallback } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { resultText } from './result-text.ts'
import { useSaver } from './draft-context.ts'

/** Save Changes: sends all that waits, and says how it ended. */
export function useSaveNow(): () => Promise<void> {
  const saver = useSaver()
  return useCallback(async () => {
    const summary = await saver.flush()
    if (summary === 'saved')
      return notify({ title: m.studio_updated_title(), description: m.studio_updated_text(), tone: 'success' })
    const { troubles, orders } = saver.getState()
    const refusal = Object.values(troubles).find((trouble) => trouble.kind === 'refused')
    const refused =
      refusal?.kind === 'refused' ? refusal.result : orders.find(({ status }) => status === 'refused')?.why
    const why = {
      conflict: m.studio_save_conflict_text(),
      offline: m.studio_save_offline_text(),
      refused: refused ? resultText(refused) : m.studio_save_refused_text(),
    }
    return notify({
      title: m.studio_update_failed(),
      description: why[summary === 'conflict' || summary === 'refused' ? summary : 'offline'],
      tone: 'danger',
    })
  }, [saver])
}
