import Check from 'lucide-react/icons/check'
import { lazy } from 'react'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { Sale } from '#app/features/payments/checkout/sale.server.ts'
import type { AdventurePage } from '#app/features/library/adventure-page.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatPrice } from '#app/i18n/format.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DifficultyBar } from '#app/ui/difficulty-meter.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { difficultyText } from '#app/features/library/difficulty-text.ts'

// A first visit needs none of these
const PriceLinks = lazy(async () => ({ default: (await import('./price-links.tsx')).PriceLinks }))
const PriceSale = lazy(async () => ({ default: (await import('./price-sale.tsx')).PriceSale }))

type Props = { adventure: AdventurePage; sale: Sale; mayGive: boolean; children?: ReactNode }

export function PriceCard({ adventure, sale, mayGive, children }: Props) {
  return (
    <Card look="night" className="shadow-float">
      <CardBody className="grid content-start gap-5 p-6 sm:max-lg:grid-cols-2 sm:max-lg:gap-8">
        <div className="grid content-start gap-5">
          <div>
            <p className="font-display text-[min(2.25rem,12vw)] leading-tight font-semibold whitespace-nowrap">
              {formatPrice(adventure.priceCents)}
            </p>
            {adventure.priceCents > 0 && <p className="mt-1 text-sm text-muted">{m.adventure_price_once()}</p>}
          </div>
          <PlayButton adventure={adventure} sale={sale} />
          <PriceLinks adventure={adventure} mayGive={mayGive} />
          {children}
        </div>
        <div className="grid content-start gap-5 max-sm:border-t max-sm:border-line max-sm:pt-5 lg:border-t lg:border-line lg:pt-5">
          <Difficulty difficulty={adventure.difficulty} />
          <Perks adventure={adventure} />
        </div>
      </CardBody>
    </Card>
  )
}

function PlayButton({ adventure, sale }: Pick<Props, 'adventure' | 'sale'>) {
  const look = classNames(buttonStyles({ variant: 'primary', size: 'large' }), 'w-full')
  if (adventure.comingSoon) {
    return (
      <button type="button" disabled className={look}>
        {m.adventure_coming_soon()}
      </button>
    )
  }
  const { id, priceCents } = adventure
  const isKit = adventure.kind !== 'online-adventure'
  const place = isKit ? `/kit/${id}` : `/play/${id}`
  if (priceCents > 0) return <PriceSale sale={sale} place={place} buy={isKit ? place : `/checkout/${id}`} look={look} />
  if (!isKit) return <PlayNow lobby={place} />
  return (
    <Link to={place} className={look}>
      {m.adventure_play_now()}
    </Link>
  )
}

/** The game begins immediately; the lobby is for friends and for games already begun. */
function PlayNow({ lobby }: { lobby: string }) {
  const starting = useNavigation().formData?.get('intent') === 'play_now'
  return (
    <div className="grid justify-items-center gap-2">
      <Form method="post" action={lobby} className="w-full">
        <Button
          type="submit"
          name="intent"
          value="play_now"
          variant="primary"
          size="large"
          loading={starting}
          className="w-full"
        >
          {starting ? m.adventure_starting() : m.adventure_play_now()}
        </Button>
      </Form>
      <TextLink to={lobby} className="text-sm">
        {m.adventure_with_friends()}
      </TextLink>
    </div>
  )
}

function Difficulty({ difficulty }: { difficulty: number }) {
  return (
    <section aria-labelledby="difficulty" className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="difficulty" className="font-text text-sm font-semibold">
          {m.adventure_difficulty({ difficulty })}
        </h2>
        <p className="text-sm text-muted">{difficultyText(difficulty)}</p>
      </div>
      <DifficultyBar value={difficulty} />
    </section>
  )
}

function Perks({ adventure: { kind } }: { adventure: AdventurePage }) {
  const played = kind === 'online-adventure'
  const perks = [
    played ? m.adventure_perk_save() : m.adventure_perk_save_print(),
    played ? m.adventure_perk_friends() : m.adventure_perk_friends_print(),
    m.adventure_perk_access(),
  ]
  return (
    <section aria-labelledby="perks" className="grid gap-2">
      <h2 id="perks" className="font-text text-sm font-semibold">
        {m.adventure_perks_heading()}
      </h2>
      <ul className="grid gap-2 text-sm text-muted">
        {perks.map((perk) => (
          <li key={perk} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            {perk}
          </li>
        ))}
      </ul>
    </section>
  )
}
