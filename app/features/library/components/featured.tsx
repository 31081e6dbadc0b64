import { kindTones } from '#app/features/adventure/kinds.ts'
import type { Card as CardData } from '#app/features/library/card.present.ts'
import { largeCoverSourceSet } from '#app/features/media/cover-widths.ts'
import { formatPrice } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { Card, CardTitle, cardLinkStyles } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { AdventureShelf, Facts } from './adventure-card.tsx'

export function Featured({ cards }: { cards: readonly CardData[] }) {
  return (
    <PageSection ground="well" aria-labelledby="featured" className="grid gap-8">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="featured" className="text-title">
          {m.home_featured_title()}
        </h2>
        <TextLink to="/library">{m.home_featured_all()}</TextLink>
      </div>
      {cards.length === 1 ? <Poster card={cards[0]!} /> : <AdventureShelf cards={cards} />}
    </PageSection>
  )
}

function Poster({ card }: { card: CardData }) {
  return (
    <Card look="night" interactive className="overflow-hidden lg:flex-row">
      <div className="relative aspect-video bg-sunken lg:aspect-auto lg:min-h-[27rem] lg:w-3/5 lg:shrink-0">
        {card.cover && (
          <Picture
            src={card.cover}
            srcSet={largeCoverSourceSet(card.cover)}
            alt=""
            width={1600}
            height={900}
            sizes="(min-width: 64rem) 46rem, 92vw"
            className="absolute inset-0 size-full object-cover lg:h-full"
          />
        )}
      </div>
      <div className="flex flex-1 flex-col items-start justify-center gap-4 p-6 sm:p-10">
        <Badge tone={kindTones[card.kind]} shape="ticket">
          {card.category}
        </Badge>
        <Facts card={card} className="text-base" />
        <CardTitle className="text-3xl">
          <Link to={`/adventure/${card.id}`} lang={card.titleLanguage} className={cardLinkStyles}>
            {card.title}
          </Link>
        </CardTitle>
        <p lang={card.descriptionLanguage} className="line-clamp-5 text-lg text-muted">
          {card.description}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <span aria-hidden="true" className={buttonStyles({ variant: 'primary' })}>
            {m.library_card_play()}
          </span>
          <span className="font-display text-2xl font-semibold">{formatPrice(card.priceCents)}</span>
          <Rating value={card.averageRating} count={card.reviewCount} />
        </div>
      </div>
    </Card>
  )
}
