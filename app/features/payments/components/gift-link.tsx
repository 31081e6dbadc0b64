import Gift from 'lucide-react/icons/gift'
import { checkoutPath } from '#app/features/payments/checkout/checkout-path.ts'
import { m } from '#app/i18n/generated/messages.js'
import { TextLink } from '#app/ui/text-link.tsx'

export function GiftLink({ adventureId }: { adventureId: string }) {
  return (
    <TextLink
      to={checkoutPath(adventureId, 'gift')}
      className="inline-flex min-h-11 items-center gap-2 justify-self-center"
    >
      <Gift aria-hidden="true" className="size-5" />
      {m.gifts_give()}
    </TextLink>
  )
}
