import { accessibilityTags, contentWarnings } from '#app/features/rows/catalogue.ts'
import { accessibilityTagText, contentWarningText } from '#app/features/adventure/catalogue-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { useDetails } from './use-details.ts'

export function TagsCard() {
  const { values, edit, errorsAt } = useDetails()
  return (
    <Card>
      <CardBody className="gap-6">
        <CardTitle as="h2">{m.studio_tags_title()}</CardTitle>
        <Choices
          legend={m.studio_field_accessibility()}
          name="accessibilityTags"
          choices={accessibilityTags}
          textOf={accessibilityTagText}
          chosen={values.accessibilityTags}
          onChange={(tags) => edit({ accessibilityTags: tags })}
          error={errorsAt('accessibilityTags')}
        />
        <Choices
          legend={m.studio_field_warnings()}
          name="contentWarnings"
          choices={contentWarnings}
          textOf={contentWarningText}
          chosen={values.contentWarnings}
          onChange={(warnings) => edit({ contentWarnings: warnings })}
          error={errorsAt('contentWarnings')}
        />
      </CardBody>
    </Card>
  )
}

type ChoicesProps<Choice extends string> = {
  legend: string
  name: string
  choices: readonly Choice[]
  textOf: (choice: string) => string
  chosen: readonly string[]
  onChange: (chosen: Choice[]) => void
  error: readonly string[] | undefined
}

function Choices<Choice extends string>({
  legend,
  name,
  choices,
  textOf,
  chosen,
  onChange,
  error,
}: ChoicesProps<Choice>) {
  return (
    <FieldGroup legend={legend} name={name} error={error}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={textOf(choice)}
            checked={chosen.includes(choice)}
            onChange={(event) =>
              onChange(choices.filter((each) => (each === choice ? event.target.checked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
