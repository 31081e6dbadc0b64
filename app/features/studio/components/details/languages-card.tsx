import { otherLanguage } from '#app/features/studio/components/fields/content-languages.ts'
import { languageName } from '#app/features/studio/components/fields/language-name.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardText, CardTitle } from '#app/ui/card.tsx'
import { Switch } from '#app/ui/checkbox.tsx'
import { useDetails } from './use-details.ts'

/** The language that the adventure is written in, and whether it is offered in the other one. */
export function LanguagesCard() {
  const { values, edit } = useDetails()
  const { primaryLanguage } = values
  const other = otherLanguage(primaryLanguage)
  return (
    <Card>
      <CardBody>
        <CardTitle as="h2">{m.studio_field_languages()}</CardTitle>
        <CardText>{m.studio_primary_language({ language: languageName(primaryLanguage) })}</CardText>
        <Switch
          label={m.studio_also_in({ language: languageName(other) })}
          hint={m.studio_also_in_hint({ language: languageName(primaryLanguage) })}
          checked={values.languages.includes(other)}
          onChange={(event) => edit({ languages: event.target.checked ? [primaryLanguage, other] : [primaryLanguage] })}
        />
      </CardBody>
    </Card>
  )
}
