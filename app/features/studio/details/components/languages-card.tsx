import { useState } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { otherLanguage } from '#app/features/studio/fields/components/content-languages.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { LanguageSelect } from '#app/features/studio/fields/components/language-select.tsx'
import { versionName } from '#app/features/studio/versions/components/version-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/checkbox.tsx'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { seenAtOnce } from './change-language-text.ts'
import { useChangeLanguage } from './use-change-language.ts'
import { useDetails } from './use-details.ts'

export function LanguagesCard() {
  const { values, edit } = useDetails()
  const [wanted, setWanted] = useState<Locale | null>(null)
  const { primaryLanguage, kind } = values
  const other = otherLanguage(primaryLanguage)
  return (
    <Card>
      <CardBody className="gap-5">
        <CardTitle as="h2">{m.studio_field_languages()}</CardTitle>
        <LanguageSelect
          value={primaryLanguage}
          onChange={(language) => language !== primaryLanguage && setWanted(language)}
        />
        <Switch
          label={m.studio_also_in({ language: languageName(other) })}
          hint={m.studio_also_in_hint({ language: languageName(primaryLanguage) })}
          checked={values.languages.includes(other)}
          onChange={(event) => edit({ languages: event.target.checked ? [primaryLanguage, other] : [primaryLanguage] })}
        />
        {kind === 'online-adventure' && values.languages.includes(other) && (
          <Link to="?tab=texts" className={textLinkStyles}>
            {m.texts_side_by_side()}
          </Link>
        )}
      </CardBody>
      {wanted && <ChangeLanguage to={wanted} onClose={() => setWanted(null)} />}
    </Card>
  )
}

function ChangeLanguage({ to, onClose }: { to: Locale; onClose: () => void }) {
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
