import { Link } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import type { Card } from '#app/features/library/card.present.ts'
import { libraryAddress } from '#app/features/library/library.schema.ts'
import { AdventureCard } from './adventure-card.tsx'

const frame = 'mx-auto w-full max-w-6xl px-4 sm:px-6'

/** The workshop at night, and the one thing to press. */
export function Hero() {
  return (
    <section className="relative isolate overflow-hidden bg-curtain text-on-curtain">
      <img
        src="/illustrations/hero-1600.webp"
        srcSet="/illustrations/hero-800.webp 800w, /illustrations/hero-1600.webp 1600w"
        sizes="100vw"
        alt={m.home_hero_alt()}
        width={1600}
        height={900}
        fetchPriority="high"
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      <div aria-hidden="true" className="absolute inset-0 -z-10 bg-linear-to-r from-black/80 via-black/55 to-black/10" />
      <div className={`${frame} flex min-h-[28rem] flex-col items-start justify-center gap-6 py-16 sm:min-h-[36rem]`}>
        <h1 className="max-w-2xl font-display text-4xl leading-tight text-white sm:text-6xl">{m.home_hero_title()}</h1>
        <p className="max-w-xl text-lg text-white/90">{m.home_hero_text()}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/library" className={buttonStyles({ variant: 'primary', size: 'large' })}>
            {m.home_hero_play()}
          </Link>
          <Link to="/creator" className={`${buttonStyles({ variant: 'ghost', size: 'large' })} border border-white/50 text-white`}>
            {m.home_hero_create()}
          </Link>
        </div>
      </div>
    </section>
  )
}

/** The three products; those to print say so. */
export function Products() {
  return (
    <section aria-labelledby="products" className={`${frame} flex flex-col gap-8 py-16`}>
      <h2 id="products" className="font-display text-3xl sm:text-4xl">
        {m.home_products_title()}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        <Product to={libraryAddress({ tab: 'online' })} picture="product-online" title={m.home_product_online_title()} text={m.home_product_online_text()} />
        <Product to={libraryAddress({ tab: 'mystery' })} picture="product-mystery" title={m.home_product_mystery_title()} text={m.home_product_mystery_text()} print />
        <Product to={libraryAddress({ tab: 'escape' })} picture="product-escape" title={m.home_product_escape_title()} text={m.home_product_escape_text()} print />
      </ul>
    </section>
  )
}

function Product({ to, picture, title, text, print = false }: { to: string; picture: string; title: string; text: string; print?: boolean }) {
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-low transition-[translate,box-shadow] hover:-translate-y-0.5 hover:shadow-high">
      <img src={`/illustrations/${picture}.webp`} alt="" width={800} height={600} loading="lazy" decoding="async" className="aspect-4/3 w-full object-cover" />
      <div className="flex flex-1 flex-col gap-2 p-6">
        {print && (
          <span className="self-start">
            <Badge tone="amber">{m.home_print_badge()}</Badge>
          </span>
        )}
        <h3 className="font-display text-2xl">
          <Link to={to} className="text-ink no-underline after:absolute after:inset-0 group-hover:text-accent-ink">
            {title}
          </Link>
        </h3>
        <p className="text-muted">{text}</p>
      </div>
    </li>
  )
}

/** A few adventures that can be played now. */
export function Featured({ cards }: { cards: readonly Card[] }) {
  return (
    <section aria-labelledby="featured" className="border-y border-line bg-sunken">
      <div className={`${frame} flex flex-col gap-8 py-16`}>
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 id="featured" className="font-display text-3xl sm:text-4xl">
            {m.home_featured_title()}
          </h2>
          <Link to="/library" className="font-semibold text-accent-ink">
            {m.home_featured_all()}
          </Link>
        </div>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.id}>
              <AdventureCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The way into the studio. */
export function CreatorCall() {
  return (
    <section className={`${frame} flex flex-col items-start gap-4 py-16`}>
      <h2 className="font-display text-3xl sm:text-4xl">{m.home_create_title()}</h2>
      <p className="max-w-2xl text-lg text-muted">{m.home_create_text()}</p>
      <Link to="/creator" className={buttonStyles({ variant: 'accent', size: 'large' })}>
        {m.home_create_button()}
      </Link>
    </section>
  )
}
