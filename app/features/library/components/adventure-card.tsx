import { kindTones } from '#app/features/adventure/kinds.ts'
import { playtimeText } from '#app/features/adventure/playtime.ts'
import type { Card as CardData } from '#app/features/library/card.present.ts'
import { difficultyText } from '#app/features/library/difficulty-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatPrice } from '#app/i18n/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card, CardBody, CardFooter, CardMedia, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { CardCover, NoCover } from './card-cover.tsx'
import { useOwned } from '#app/features/library/use-owned.ts'

/** @param prioritised how many covers are fetched first */
export function AdventureShelf({ cards, prioritised = 0 }: { cards: readonly CardData[]; prioritised?: number }) {
  const owned = useOwned(cards.some(({ priceCents }) => priceCents > 0))
  return (
    <ul className="shelf">
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0 sm:row-span-6 sm:grid sm:grid-rows-subgrid wide:grid-rows-1">
          <AdventureCard
            card={card}
            isOwned={owned.has(card.id)}
            priority={index < prioritised}
            sizes={sizesAt(index, cards.length)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The last card's cover is larger when it fills the rest of the row of three. */
function sizesAt(index: number, count: number): string | undefined {
  if (index < count - 1 || index % 3 === 2 || count === 2) return undefined
  return `(min-width: 64rem) ${index % 3 === 0 ? 38 : 58}rem, (min-width: 40rem) 46vw, 92vw`
}

type CardProps = { card: CardData; isOwned: boolean; priority: boolean; sizes: string | undefined }

/** Six rows of the shelf: pictures, titles and prices line up with the neighbours'. */
function AdventureCard({ card, isOwned, priority, sizes }: CardProps) {
  return (
    <Card interactive className="h-full sm:row-span-full sm:grid sm:grid-rows-subgrid wide:flex wide:flex-row">
      <CardMedia className="wide:aspect-auto wide:min-h-80 wide:w-1/2 wide:shrink-0 wide:rounded-l-[calc(var(--radius-card)-1px)] wide:rounded-tr-none wide:border-r wide:border-b-0">
        {card.cover ? <CardCover cover={card.cover} priority={priority} sizes={sizes} /> : <NoCover />}
        {card.comingSoon && (
          <Badge tone="brass" className="absolute top-3 left-3 shadow-low">
            {m.adventure_coming_soon()}
          </Badge>
        )}
        <Badge tone={kindTones[card.kind]} shape="ticket" className="absolute bottom-3 left-3">
          {card.category}
        </Badge>
      </CardMedia>
      <CardBody className="sm:row-span-5 sm:grid sm:grid-rows-subgrid sm:gap-y-3 wide:flex wide:justify-center wide:p-8">
        <Facts card={card} />
        <CardTitle className="wide:text-3xl">
          <Link to={`/adventure/${card.id}`} lang={card.titleLanguage} className={cardLinkStyles}>
            <span className="line-clamp-2">{card.title}</span>
          </Link>
        </CardTitle>
        <p className="-mt-2.5 flex min-w-0 items-center gap-2 text-sm text-muted">
          <span className="truncate">{m.common_by_name({ name: card.creatorName ?? m.adventure_anonymous() })}</span>
          <Languages languages={card.languages} />
        </p>
        <p lang={card.descriptionLanguage} className="line-clamp-3 text-[0.9375rem] text-muted wide:line-clamp-6">
          {card.description}
        </p>
        <CardFooter className="justify-between border-t border-line pt-4">
          {isOwned ? (
            <Badge tone="success">{m.lobby_yours()}</Badge>
          ) : (
            <span className="font-display text-xl font-semibold whitespace-nowrap">{formatPrice(card.priceCents)}</span>
          )}
          <Rating value={card.averageRating} count={card.reviewCount} className="mr-auto text-sm" />
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
      title={language === 'fr' ? m.common_french() : m.common_english()}
      className="shrink-0 text-xs font-semibold tracking-wider text-muted uppercase no-underline"
    >
      {language}
    </abbr>
  ))
}

/** What people ask first. */
export function Facts({ card, className }: { card: CardData; className?: string }) {
  const facts = [
    card.playtime && playtimeText(card.playtime),
    card.recommendedPlayers && playersText(card.recommendedPlayers),
    difficultyText(card.difficulty),
  ].filter(Boolean)
  return (
    <ul className={classNames('flex flex-wrap gap-x-2 text-sm leading-snug font-semibold', className)}>
      {facts.map((fact) => (
        <li key={fact} className="not-last:after:ml-2 not-last:after:text-muted not-last:after:content-['·']">
          {fact}
        </li>
      ))}
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

/** @param range as in the catalogue: `1-4`, or `1` */
const playersText = (range: string): string =>
  range === '1' ? m.library_active_players_one() : m.library_card_players({ players: range })
