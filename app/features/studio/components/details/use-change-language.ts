import { useState } from 'react'
import { useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { useAllSaved } from '#app/features/studio/components/editor/use-all-saved.ts'
import { languageName } from '#app/features/studio/components/fields/language-name.ts'
import { useFollowDraft } from '#app/features/studio/components/versions/use-follow-draft.ts'
import { answerText } from '#app/features/studio/components/versions/version-text.ts'
import { askVersions } from '#app/features/studio/versions/ask-versions.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'

/** Makes another language the one that the draft is written in, with its toast. */
export function useChangeLanguage() {
  const saver = useSaver()
  const allSaved = useAllSaved()
  const [busy, setBusy] = useState(false)
  const { details } = saver.getState().draft
  const follow = useFollowDraft(async () => (await askVersions(details.id, null)).status === 'listed')
  const change = async (primaryLanguage: Locale): Promise<void> => {
    // Nothing unsaved may be written over what comes back
    if (!(await allSaved(m.studio_language_not_changed()))) return
    setBusy(true)
    const answer = await askVersions(details.id, {
      intent: 'change-language',
      primaryLanguage,
      draftRevision: saver.getState().draft.draftRevision,
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
