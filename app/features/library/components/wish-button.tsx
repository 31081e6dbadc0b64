import BellRing from 'lucide-react/icons/bell-ring'
import { wishPath } from '#app/features/library/wishes/wish-address.ts'
import type { WishView } from '#app/features/library/wishes/wish.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'

/** @param from the page to come back to; the adventure's if absent */
export function WishButton({ adventureId, wish, from }: { adventureId: string; wish: WishView; from?: 'lobby' }) {
  if (!wish.isMember) {
    return (
      <div className="grid gap-2">
        <Link
          to={`/auth?${new URLSearchParams({ next: from === 'lobby' ? `/play/${adventureId}` : `/adventure/${adventureId}` })}`}
          className={buttonStyles()}
        >
          <BellRing aria-hidden="true" className="size-4.5" />
          {m.wishes_button()}
        </Link>
        <p className="text-sm text-muted">{m.wishes_sign_in()}</p>
      </div>
    )
  }
  return (
    <Form method="post" action={wishPath(adventureId)} preventScrollReset className="grid gap-2">
      {from && <input type="hidden" name="from" value={from} />}
      {/* One button with two texts, never disabled, so that it keeps the focus */}
      <Button
        type="submit"
        name="intent"
        value={wish.waiting ? 'drop' : 'wish'}
        variant={wish.waiting ? 'ghost' : 'secondary'}
      >
        {!wish.waiting && <BellRing aria-hidden="true" className="size-4.5" />}
        {wish.waiting ? m.wishes_drop() : m.wishes_button()}
      </Button>
      <p className={wish.waiting ? 'order-first text-center font-semibold' : 'text-sm text-muted'}>
        {wish.waiting ? m.wishes_waiting() : m.wishes_text()}
      </p>
      {wish.unverified && (
        <p className="text-sm text-muted">
          {m.wishes_unverified()} <TextLink to="/account#verification">{m.wishes_unverified_link()}</TextLink>
        </p>
      )}
    </Form>
  )
}
