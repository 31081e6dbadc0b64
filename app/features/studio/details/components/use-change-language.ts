import { useState } from 'react'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useAllSaved } from '#app/features/studio/draft/components/use-all-saved.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { useFollowDraft } from '#app/features/studio/versions/components/use-follow-draft.ts'
import { answerText } from '#app/features/studio/versions/components/version-text.ts'
import { askVersions } from '#app/features/studio/versions/ask-versions.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'

export function useChangeLanguage() {
  const store = useStore()
  const allSaved = useAllSaved()
  const [busy, setBusy] = useState(false)
  const { details } = store.getState().draft
  const follow = useFollowDraft(async () => (await askVersions(details.id, null)).status === 'listed')
  const change = async (primaryLanguage: Locale): Promise<void> => {
    // Unsaved changes would overwrite the restored draft.
    if (!(await allSaved(m.studio_language_not_changed()))) return
    setBusy(true)
    const answer = await askVersions(details.id, {
      intent: 'change-language',
      primaryLanguage,
      draftRevision: store.getState().draft.draftRevision,
    })
    const failed = answer.status === 'listed' || answer.status === 'restored' ? null : answer
    await follow(failed)
    setBusy(false)
    if (failed) void notify({ title: m.studio_language_not_changed(), description: answerText(failed), tone: 'danger' })
    else
      void notify({
        title: m.studio_language_changed(),
        description: m.studio_language_changed_text({ language: languageName(primaryLanguage) }),
        tone: 'success',
      })
  }
  return { change, busy }
}
