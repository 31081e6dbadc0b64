import type { AdventurePage } from '#app/features/library/adventure-page.present.ts'
import { GiftLink } from '#app/features/payments/components/gift-link.tsx'
import { GroupLink } from '#app/features/play/groups/components/group-link.tsx'

/** What else there is to do with an adventure: give it, or play it with a group. */
export function PriceLinks({ adventure, mayGive }: { adventure: AdventurePage; mayGive: boolean }) {
  const { id, kind, priceCents, comingSoon } = adventure
  if (comingSoon) return null
  return (
    <>
      {mayGive && priceCents > 0 && <GiftLink adventureId={id} />}
      {kind === 'online-adventure' && <GroupLink address={id} />}
    </>
  )
}
