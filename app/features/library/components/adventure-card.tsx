import { Link } from 'react-router'
import type { Card as CardData } from '#app/features/library/card.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatPrice } from '#app/i18n/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { DifficultyMeter } from '#app/ui/difficulty-meter.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Rating } from '#app/ui/rating.tsx'

/** One adventure of the library. The whole card leads to its page. */
export function AdventureCard({ card, priority = false, as = 'h3' }: { card: CardData; priority?: boolean; as?: 'h2' | 'h3' }) {
  return (
    <Card interactive className="h-full">
      <CardMedia>
        {card.cover ? (
          <Picture src={card.cover} alt="" width={1600} height={900} priority={priority} sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw" />
        ) : (
          <p className="grid size-full place-items-center text-sm">{m.library_card_no_image()}</p>
        )}
        {card.comingSoon && (
          <Badge tone="amber" className="absolute top-3 left-3">
            {m.library_coming_soon_badge()}
          </Badge>
        )}
      </CardMedia>
      <CardBody>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="accent" shape="ticket">
            {card.category}
          </Badge>
          <Languages languages={card.languages} />
        </div>
        <CardTitle as={as}>
          <Link to={`/adventure/${card.id}`} className={cardLinkStyles}>
            {card.title}
          </Link>
        </CardTitle>
        <p className="line-clamp-3 text-[0.9375rem] text-muted">{card.description}</p>
        <Facts card={card} />
        <CardFooter className="justify-between border-t border-line pt-4">
          <span className="font-display text-xl font-semibold">{formatPrice(card.priceCents)}</span>
          <Foot card={card} />
        </CardFooter>
      </CardBody>
    </Card>
  )
}

function Languages({ languages }: { languages: readonly string[] }) {
  return languages.map((language) => (
    <abbr key={language} title={language === 'fr' ? m.library_language_fr() : m.library_language_en()} className="text-xs font-semibold tracking-wider text-muted uppercase no-underline">
      {language}
    </abbr>
  ))
}

function Facts({ card }: { card: CardData }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted">
      <li>
        <Rating value={card.averageRating} />
      </li>
      {card.recommendedPlayers && <li>{m.library_card_players({ players: card.recommendedPlayers })}</li>}
      <li>
        <DifficultyMeter value={card.difficulty} />
      </li>
    </ul>
  )
}

function Foot({ card }: { card: CardData }) {
  if (card.comingSoon) {
    return (
      <button type="button" disabled className={buttonStyles({ size: 'small' })}>
        {m.adventure_coming_soon()}
      </button>
    )
  }
  // The title's link covers the card; this only shows where a press leads
  return (
    <span aria-hidden="true" className={buttonStyles({ variant: 'secondary', size: 'small' })}>
      {m.library_card_play()}
    </span>
  )
}
