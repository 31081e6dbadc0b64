import type { ReactNode } from 'react'
import type { AdventurePage } from '#app/features/library/adventure-page.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber, formatRating } from '#app/i18n/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody } from '#app/ui/card.tsx'
import { DifficultyBar } from '#app/ui/difficulty-meter.tsx'
import { Picture } from '#app/ui/picture.tsx'

const kindTones = { 'online-adventure': 'blue', 'mystery-dinner': 'purple', 'escape-room': 'amber' } as const

/** The picture, or that there is none. */
export function Cover({ adventure }: { adventure: AdventurePage }) {
  if (!adventure.cover) {
    return <p className="grid aspect-video place-items-center rounded-card border border-line bg-sunken text-muted">{m.adventure_no_image()}</p>
  }
  return <Picture src={adventure.cover} alt={m.adventure_cover_alt({ title: adventure.title })} width={1600} height={900} priority className="aspect-video w-full rounded-card border border-line object-cover shadow-float" />
}

/** Title, creator, badges. */
export function Heading({ adventure }: { adventure: AdventurePage }) {
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge tone={kindTones[adventure.kind]}>{adventure.kindLabel}</Badge>
        <Badge tone="accent" shape="ticket">
          {adventure.category}
        </Badge>
      </div>
      <h1 className="text-title">{adventure.title}</h1>
      <p className="text-muted">{m.adventure_by({ name: adventure.creatorName ?? m.adventure_anonymous() })}</p>
    </header>
  )
}

/** The numbers at a glance. */
export function Facts({ adventure }: { adventure: AdventurePage }) {
  const playtime = adventure.averagePlaytimeMinutes
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-4">
      <Fact name={m.adventure_rating()}>{formatRating(adventure.averageRating)}</Fact>
      <Fact name={m.adventure_playtime()}>{playtime === null ? m.common_not_available() : m.adventure_playtime_minutes({ minutes: formatNumber(playtime) })}</Fact>
      <Fact name={m.adventure_players()}>{adventure.recommendedPlayers || m.common_not_available()}</Fact>
      <Fact name={m.adventure_plays()}>{formatNumber(adventure.totalPlays)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-2xl font-semibold">{children}</dd>
    </div>
  )
}

function difficultyText(difficulty: number): string {
  if (difficulty <= 2) return m.adventure_difficulty_beginner()
  return difficulty === 3 ? m.adventure_difficulty_moderate() : m.adventure_difficulty_expert()
}

/** The bar of five segments with its meaning in words. */
export function Difficulty({ difficulty }: { difficulty: number }) {
  return (
    <Card>
      <CardBody>
        <h2 className="font-text text-base font-semibold">{m.adventure_difficulty({ difficulty })}</h2>
        <DifficultyBar value={difficulty} />
        <p className="text-sm text-muted">{difficultyText(difficulty)}</p>
      </CardBody>
    </Card>
  )
}

/** Tags and warnings; an empty list is left out. */
export function Labels({ adventure }: { adventure: AdventurePage }) {
  return (
    <>
      <LabelList heading={m.adventure_accessibility_heading()} tone="success" texts={adventure.accessibilityTags} />
      <LabelList heading={m.adventure_warnings_heading()} tone="warning" texts={adventure.contentWarnings} />
      <LabelList heading={m.adventure_languages_heading()} tone="grey" texts={adventure.languages.map((language) => (language === 'fr' ? m.library_language_fr() : m.library_language_en()))} />
    </>
  )
}

function LabelList({ heading, tone, texts }: { heading: string; tone: 'success' | 'warning' | 'grey'; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{heading}</h2>
      <ul className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text}>
            <Badge tone={tone}>{text}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A trailer is another site's page: a link that says where it leads, and only when the address can be trusted. */
export function Trailer({ url }: { url: string }) {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{m.adventure_trailer_heading()}</h2>
      <a href={url} rel="noopener noreferrer nofollow" target="_blank" className="grid aspect-video place-items-center rounded-card border border-line bg-sunken font-semibold text-accent-ink">
        {m.adventure_trailer_link({ host: new URL(url).hostname })}
      </a>
    </section>
  )
}
