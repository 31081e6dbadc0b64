import { kindTones } from '#app/features/adventure/kinds.ts'
import type { Card as CardData } from '#app/features/library/card.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatPrice } from '#app/i18n/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DifficultyMeter } from '#app/ui/difficulty-meter.tsx'
import { Link } from '#app/ui/link.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { CardCover } from './card-cover.tsx'
import { playersText } from './players-text.ts'

type AdventureCardProps = {
  card: CardData
  priority?: boolean
  as?: 'h2' | 'h3'
  wide?: boolean
}

export function AdventureCard({ card, priority = false, as = 'h3', wide = false }: AdventureCardProps) {
  return (
    <Card interactive className={classNames('h-full', wide && 'md:flex-row')}>
      <CardMedia
        className={
          wide
            ? 'md:aspect-auto md:min-h-80 md:w-1/2 md:shrink-0 md:rounded-l-[calc(var(--radius-card)-1px)] md:rounded-tr-none md:border-r md:border-b-0'
            : undefined
        }
      >
        {card.cover ? (
          <CardCover
            cover={card.cover}
            priority={priority}
            {...(wide ? { sizes: '(min-width: 48rem) 38rem, 92vw' } : {})}
          />
        ) : (
          <p className="stage lamplit grid size-full place-items-center text-sm text-muted">
            {m.library_card_no_image()}
          </p>
        )}
        {card.comingSoon && (
          <Badge tone="brass" className="absolute top-3 left-3 shadow-low">
            {m.library_coming_soon_badge()}
          </Badge>
        )}
      </CardMedia>
      <CardBody className={wide ? 'md:p-8' : undefined}>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={kindTones[card.kind]} shape="ticket">
            {card.category}
          </Badge>
          <Languages languages={card.languages} />
        </div>
        <div className="grid gap-0.5">
          <CardTitle as={as} className={classNames('break-words', wide && 'md:text-3xl')}>
            <Link to={`/adventure/${card.id}`} lang={card.titleLanguage} className={cardLinkStyles}>
              {card.title}
            </Link>
          </CardTitle>
          <p className="truncate text-sm text-muted">
            {m.library_card_by({ name: card.creatorName ?? m.adventure_anonymous() })}
          </p>
        </div>
        <p
          lang={card.descriptionLanguage}
          className={classNames('break-words text-muted', wide ? 'line-clamp-6' : 'line-clamp-3 text-[0.9375rem]')}
        >
          {card.description}
        </p>
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
    <abbr
      key={language}
      title={language === 'fr' ? m.library_language_fr() : m.library_language_en()}
      className="text-xs font-semibold tracking-wider text-muted uppercase no-underline"
    >
      {language}
    </abbr>
  ))
}

function Facts({ card }: { card: CardData }) {
  return (
    <ul className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted *:flex *:min-h-6 *:items-center">
      <li>
        <Rating value={card.averageRating} count={card.reviewCount} />
      </li>
      {card.recommendedPlayers && <li>{playersText(card.recommendedPlayers)}</li>}
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
  // The title's link covers the card; this only looks like a button
  return (
    <span aria-hidden="true" className={buttonStyles({ variant: 'secondary', size: 'small' })}>
      {m.library_card_play()}
    </span>
  )
}
