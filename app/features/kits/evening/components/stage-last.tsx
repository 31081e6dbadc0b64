import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Card, CardBody } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** For a host once all is told. */
export const StageLast = ({ last: { reviews, creator } }: { last: NonNullable<GuestView['last']> }) => (
  <Card look="night">
    <CardBody className="items-start gap-3">
      <h2 className="text-heading">{m.evening_host_last()}</h2>
      <p>{m.evening_host_last_text()}</p>
      {reviews !== null && <TextLink to={reviews}>{m.evening_guest_last_review()}</TextLink>}
      {creator && <TextLink to={creator.path}>{m.evening_guest_last_creator({ name: creator.name })}</TextLink>}
    </CardBody>
  </Card>
)
