import Drama from 'lucide-react/icons/drama'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { playtimeText } from '#app/features/adventure/playtime.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import type { LobbyContents, OpenLobby } from '#app/features/play/lobby/lobby.present.ts'
import { Card, CardBody, CardMedia } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { DifficultyMeter } from '#app/ui/difficulty-meter.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Rating } from '#app/ui/rating.tsx'

export function Playbill({ lobby }: { lobby: OpenLobby }) {
  const { contents } = lobby
  return (
    <PageSection
      className={classNames(
        'grid items-center gap-8 lg:gap-10',
        contents?.startingScene ? 'lg:grid-cols-2' : 'max-w-2xl',
      )}
    >
      <div className="rounded-card border border-line bg-surface p-2 shadow-card">
        <div className="grid gap-8 rounded-[calc(var(--radius-card)-0.5rem)] border-4 border-double border-brass px-5 py-7">
          <Facts lobby={lobby} />
          {contents && <Contents contents={contents} />}
        </div>
      </div>
      {contents?.startingScene && <StartingScene scene={contents.startingScene} />}
    </PageSection>
  )
}

function Facts({ lobby }: { lobby: OpenLobby }) {
  const { playtime } = lobby
  return (
    <section aria-labelledby="playbill" className="grid gap-4">
      <h2 id="playbill" className="text-center text-heading">
        {m.lobby_programme()}
      </h2>
      <dl className="grid gap-2.5">
        <Line name={m.play_difficulty()}>
          {m.play_difficulty_of_five({ difficulty: lobby.difficulty })}
          <DifficultyMeter value={lobby.difficulty} />
        </Line>
        <Line name={m.play_players()}>{lobby.recommendedPlayers || m.common_not_available()}</Line>
        <Line name={m.adventure_playtime()}>{playtime ? playtimeText(playtime) : m.common_not_available()}</Line>
        <Line name={m.adventure_rating()}>
          <Rating value={lobby.averageRating} count={lobby.reviewCount} />
        </Line>
        <Line name={m.adventure_plays()}>{formatNumber(lobby.totalPlays)}</Line>
      </dl>
    </section>
  )
}

function Contents({ contents }: { contents: LobbyContents }) {
  return (
    <section aria-labelledby="contents" className="grid gap-4">
      <h2 id="contents" className="text-center text-heading">
        {m.play_contents()}
      </h2>
      <dl className="grid gap-2.5">
        <Line name={m.play_count_scenes()}>{formatNumber(contents.scenes)}</Line>
        <Line name={m.play_count_puzzles()}>{formatNumber(contents.puzzles)}</Line>
        <Line name={m.play_count_items()}>{formatNumber(contents.items)}</Line>
        <Line name={m.play_count_npcs()}>{formatNumber(contents.npcs)}</Line>
      </dl>
      {contents.hasRoles && (
        <p className="flex items-start gap-2">
          <Drama aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
          {m.roles_lobby()}
        </p>
      )}
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2 after:order-2 after:min-w-4 after:flex-1 after:border-b-2 after:border-dotted after:border-line-strong/60 after:content-['']">
      <dt className="order-1 text-muted">{name}</dt>
      <dd className="order-3 flex items-center gap-2 text-right font-semibold">{children}</dd>
    </div>
  )
}

function StartingScene({ scene }: { scene: NonNullable<LobbyContents['startingScene']> }) {
  return (
    <Card className="overflow-hidden">
      <CardMedia>
        {scene.picture ? (
          <img src={scene.picture} alt="" width={1920} height={1080} loading="lazy" />
        ) : (
          <Play aria-hidden="true" className="m-auto size-10" />
        )}
      </CardMedia>
      <CardBody className="gap-1">
        <h2 className="font-text text-sm font-semibold text-muted">{m.play_starting_scene()}</h2>
        <p lang={scene.language} className="font-display text-xl font-semibold">
          {scene.name}
        </p>
      </CardBody>
    </Card>
  )
}
