import { voteMs } from '#app/features/engine/vote-ms.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { useDetails } from './use-details.ts'

export function TogetherCard() {
  const { values, edit } = useDetails()
  return (
    <Card>
      <CardBody className="gap-4">
        <CardTitle as="h2">{m.studio_together_title()}</CardTitle>
        <Checkbox
          label={m.studio_field_asks_others()}
          hint={m.studio_field_asks_others_hint({ seconds: voteMs / 1000 })}
          checked={values.asksOthers}
          onChange={(event) => edit({ asksOthers: event.target.checked })}
        />
      </CardBody>
    </Card>
  )
}
