import { Link } from 'react-router'
import { categoryText } from '#app/features/adventure/catalogue-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatPrice, formatRating } from '#app/i18n/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { DifficultyMeter } from '#app/ui/difficulty-meter.tsx'
import type { Card } from '#app/features/library/card.present.ts'

/** One adventure of the library: the whole card leads to its page, unless it is still to come. */
export function AdventureCard({ card, eager = false }: { card: Card; eager?: boolean }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-low transition-[translate,box-shadow] hover:-translate-y-0.5 hover:shadow-high">
      <Cover card={card} eager={eager} />
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="grey">{categoryText(card.category)}</Badge>
          {card.languages.map((language) => (
            <LanguageMark key={language} language={language} />
          ))}
        </div>
        <h3 className="font-display text-xl leading-snug">
          <Link to={`/adventure/${card.id}`} className="text-ink no-underline after:absolute after:inset-0 group-hover:text-accent-ink">
            {card.title}
          </Link>
        </h3>
        <p className="line-clamp-3 text-sm text-muted">{card.description}</p>
        <Facts card={card} />
        <Foot card={card} />
      </div>
    </article>
  )
}

function Cover({ card, eager }: { card: Card; eager: boolean }) {
  return (
    <div className="relative aspect-video overflow-hidden bg-sunken">
      {card.cover ? (
        <img src={card.cover} alt="" width={1600} height={900} loading={eager ? 'eager' : 'lazy'} decoding="async" className="size-full object-cover transition-transform duration-250 group-hover:scale-[1.03] motion-reduce:transform-none" />
      ) : (
        <p className="grid size-full place-items-center text-sm text-muted">{m.library_card_no_image()}</p>
      )}
      {card.comingSoon && (
        <span className="absolute top-3 left-3">
          <Badge tone="amber">{m.library_coming_soon_badge()}</Badge>
        </span>
      )}
    </div>
  )
}

function LanguageMark({ language }: { language: string }) {
  const name = language === 'fr' ? m.library_language_fr() : m.library_language_en()
  return (
    <abbr title={name} className="text-xs font-semibold tracking-wide text-muted uppercase no-underline">
      {language}
    </abbr>
  )
}

function Facts({ card }: { card: Card }) {
  return (
    <ul className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-sm text-muted">
      <li>{card.averageRating === null ? m.library_card_unrated() : m.library_card_rating({ rating: formatRating(card.averageRating) })}</li>
      {card.recommendedPlayers && <li>{m.library_card_players({ players: card.recommendedPlayers })}</li>}
      <li>
        <DifficultyMeter value={card.difficulty} label={m.library_card_difficulty({ difficulty: card.difficulty })} />
      </li>
    </ul>
  )
}

function Foot({ card }: { card: Card }) {
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line pt-4">
      <span className="font-display text-lg">{formatPrice(card.priceCents)}</span>
      {card.comingSoon ? (
        <button type="button" disabled className={buttonStyles({ variant: 'secondary', size: 'small' })}>
          {m.adventure_coming_soon()}
        </button>
      ) : (
        // The title's link covers the card; this only shows where a press leads
        <span aria-hidden="true" className={buttonStyles({ variant: 'accent', size: 'small' })}>
          {m.library_card_play()}
        </span>
      )}
    </div>
  )
}
