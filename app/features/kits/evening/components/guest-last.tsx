import type { GuestView } from '#app/features/kits/evening/evening-views.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** For somebody who liked it. */
export function GuestLast({ title, last }: { title: string; last: NonNullable<GuestView['last']> }) {
  const { kit, reviews, creator } = last
  return (
    <Card look="night">
      <CardBody className="items-start gap-4">
        <h2 className="text-heading">{m.evening_guest_last({ title })}</h2>
        <p>{m.evening_guest_last_text()}</p>
        {kit !== null && (
          <Button asChild variant="primary">
            <Link to={kit}>{m.evening_guest_last_kit()}</Link>
          </Button>
        )}
        {reviews !== null && (
          <p>
            {m.evening_guest_last_review_text()} <TextLink to={reviews}>{m.evening_guest_last_reviews()}</TextLink>
          </p>
        )}
        {creator && <TextLink to={creator.path}>{m.evening_guest_last_creator({ name: creator.name })}</TextLink>}
      </CardBody>
    </Card>
  )
}
