import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { otherLanguage } from '#app/features/studio/fields/components/content-languages.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { versionName } from '#app/features/studio/versions/components/version-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { seenAtOnce } from './change-language-text.ts'
import { useChangeLanguage } from './use-change-language.ts'

export function ChangeLanguage({ to, onClose }: { to: Locale; onClose: () => void }) {
  const { details, scenes, hotspots, puzzles, items, npcs, nodes } = useDraft()
  const { change, busy } = useChangeLanguage()
  const language = languageName(to)
  const hasOutgrown = [details, ...scenes, ...hotspots, ...puzzles, ...items, ...npcs, ...nodes].some(
    ({ translatedFrom }) => Object.keys(translatedFrom).length > 0,
  )
  const seen = seenAtOnce(details, to)
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.studio_language_change_title({ language })}
      confirm={m.studio_language_change()}
      tone="accent"
      busy={busy}
      onConfirm={() => void change(to).then(onClose)}
    >
      <p>{m.studio_language_change_swap()}</p>
      <p>{m.studio_language_change_stays({ language })}</p>
      {details.kind === 'online-adventure' && (
        <p>{m.studio_language_change_missing({ language: languageName(otherLanguage(to)) })}</p>
      )}
      {hasOutgrown && <p>{m.studio_language_change_outgrown()}</p>}
      <p>
        {m.studio_language_change_kept({
          name: versionName({ cause: 'before_language', name: '', editionNumber: null }),
        })}
      </p>
      {seen && <p>{seen}</p>}
    </AlertDialog>
  )
}
