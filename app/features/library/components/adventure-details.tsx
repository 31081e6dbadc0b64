import type { ReactNode } from 'react'
import { LabelledTitle } from '#app/features/adventure/components/page-head.tsx'
import { playtimeText } from '#app/features/adventure/playtime.ts'
import type { AdventurePage } from '#app/features/library/adventure-page.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

export function Heading({ adventure, children }: { adventure: AdventurePage; children?: ReactNode }) {
  return (
    <header className="grid gap-3">
      <LabelledTitle {...adventure} language={adventure.titleLanguage} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex min-w-0 items-center gap-3 text-lg text-muted">
          <Portrait src={adventure.creatorPortrait} name={adventure.creatorName ?? ''} className="size-11 text-base" />
          <span className="min-w-0">
            <Creator adventure={adventure} />
          </span>
        </p>
        {children}
      </div>
    </header>
  )
}

function Creator({ adventure: { creatorId, creatorName } }: { adventure: AdventurePage }) {
  const text = m.common_by_name({ name: creatorName ?? m.adventure_anonymous() })
  if (creatorId === null) return text
  return (
    <Link to={`/creators/${creatorId}`} className={textLinkStyles}>
      {text}
    </Link>
  )
}

export function Facts({ adventure }: { adventure: AdventurePage }) {
  return (
    <dl
      aria-label={m.adventure_facts_label()}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-5 border-y border-line py-5 sm:flex sm:flex-wrap sm:justify-between"
    >
      <Fact name={m.adventure_rating()}>
        <Rating value={adventure.averageRating} count={adventure.reviewCount} className="font-display" />
      </Fact>
      <Fact name={m.adventure_playtime()}>
        {adventure.playtime ? playtimeText(adventure.playtime) : m.common_not_available()}
      </Fact>
      <Fact name={adventure.playersLabel}>{adventure.recommendedPlayers || m.common_not_available()}</Fact>
      {adventure.totalPlays > 0 && <Fact name={m.adventure_plays()}>{formatNumber(adventure.totalPlays)}</Fact>}
      <Fact name={m.adventure_languages_heading()}>
        {adventure.languages.map((language) => (language === 'fr' ? m.common_french() : m.common_english())).join(', ')}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-xl font-semibold">{children}</dd>
    </div>
  )
}

export function Description({ adventure }: { adventure: AdventurePage }) {
  return (
    <Headed id="story" title={m.adventure_description_heading()} className="grid gap-2">
      <p lang={adventure.descriptionLanguage} className="max-w-prose text-lg leading-relaxed whitespace-pre-line">
        {adventure.description || m.adventure_no_description()}
      </p>
      {adventure.isPartlyByModel && <p className="text-sm text-muted">{m.adventure_partly_by_model()}</p>}
      {adventure.textsByModel && <p className="text-sm text-muted">{m.adventure_texts_by_model()}</p>}
    </Headed>
  )
}

export function Labels({ adventure }: { adventure: AdventurePage }) {
  const lists = [adventure.accessibilityTags, adventure.contentWarnings].filter((list) => list.length > 0).length
  if (lists === 0) return null
  return (
    <div className={classNames('grid gap-6', lists === 2 && 'sm:grid-cols-2')}>
      <LabelList
        id="accessibility"
        heading={m.adventure_accessibility_heading()}
        tone="success"
        texts={adventure.accessibilityTags}
      />
      <LabelList
        id="warnings"
        heading={m.adventure_warnings_heading()}
        tone="warning"
        texts={adventure.contentWarnings}
      />
    </div>
  )
}

function LabelList({
  id,
  heading,
  tone,
  texts,
}: {
  id: string
  heading: string
  tone: 'success' | 'warning'
  texts: readonly string[]
}) {
  if (texts.length === 0) return null
  return (
    <Headed id={id} title={heading} className="grid content-start gap-3">
      <ul className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text}>
            <Badge tone={tone} className="whitespace-normal">
              {text}
            </Badge>
          </li>
        ))}
      </ul>
    </Headed>
  )
}
