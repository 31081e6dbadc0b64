import { useState } from 'react'
import { otherLanguage } from '#app/features/studio/fields/components/content-languages.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { LanguageSelect } from '#app/features/studio/fields/components/language-select.tsx'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/checkbox.tsx'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'
import { LateChangeLanguage } from './late-details.ts'
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
      {wanted && <LateChangeLanguage to={wanted} onClose={() => setWanted(null)} />}
    </Card>
  )
}
