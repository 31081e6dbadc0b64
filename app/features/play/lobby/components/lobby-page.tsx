import Play from 'lucide-react/icons/play'
import { m } from '#app/i18n/generated/messages.js'
import { categoryText, kindText, statusText } from '#app/features/adventure/catalogue-text.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { AnnouncedLobby, LobbyContents, OpenLobby } from '#app/features/play/lobby/lobby.present.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardBody, CardMedia } from '#app/ui/card.tsx'
import { DifficultyMeter } from '#app/ui/difficulty-meter.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { ContentCounts } from './content-counts.tsx'
import { StartCard } from './start-card.tsx'

/** Before the curtain: what it is about, what is inside, and the way in. */
export function LobbyPage({ lobby, findings }: { lobby: OpenLobby; findings: Finding[] }) {
  const { contents } = lobby
  return (
    <PageSection className="grid gap-6">
      <Back lobby={lobby} />
      {/* On a phone the way in comes before the details; wider it stands beside them */}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 content-start gap-6">
          <LobbyCover cover={lobby.cover} />
          <header className="grid gap-3">
            <div className="flex flex-wrap gap-2">
              {lobby.start === 'playtest' && <Badge tone="brass">{m.play_preview_mode()}</Badge>}
              {lobby.status !== 'published' && <Badge tone="grey">{statusText(lobby.status)}</Badge>}
              <Badge tone="blue">{kindText(lobby.kind)}</Badge>
              <Badge tone="accent" shape="ticket">
                {categoryText(lobby.category)}
              </Badge>
            </div>
            <h1 lang={lobby.titleLanguage} className="text-title">{lobby.title}</h1>
          </header>
        </div>
        <div className="grid content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StartCard lobby={lobby} findings={findings} />
          {contents?.startingScene && <StartingScene scene={contents.startingScene} />}
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <section className="grid gap-3">
            <h2 className="text-heading">{m.play_about()}</h2>
            <p lang={lobby.descriptionLanguage} className="max-w-prose leading-relaxed whitespace-pre-line">{lobby.description || (lobby.back === 'library' ? m.play_withdrawn() : m.play_no_description())}</p>
            <dl className="flex flex-wrap gap-x-10 gap-y-3">
              <div>
                <dt className="text-sm text-muted">{m.play_difficulty()}</dt>
                <dd className="flex items-center gap-2 font-semibold">
                  {m.play_difficulty_of_five({ difficulty: lobby.difficulty })}
                  <DifficultyMeter value={lobby.difficulty} />
                </dd>
              </div>
              <div>
                <dt className="text-sm text-muted">{m.play_players()}</dt>
                <dd className="font-semibold">{lobby.recommendedPlayers || m.common_not_available()}</dd>
              </div>
            </dl>
          </section>
          {contents && <ContentCounts contents={contents} />}
        </div>
      </div>
    </PageSection>
  )
}

function Back({ lobby: { back, id } }: { lobby: OpenLobby }) {
  if (back === 'library') return <BackLink to="/library">{m.play_back_to_library()}</BackLink>
  if (back === 'editor') return <BackLink to={`/editor/${id}`}>{m.play_back_to_editor()}</BackLink>
  return <BackLink to={`/adventure/${id}`}>{m.play_back_to_adventure()}</BackLink>
}

function LobbyCover({ cover }: { cover: string | null }) {
  if (!cover) {
    return (
      <div className="stage lamplit grid h-44 place-items-center rounded-card border border-line text-muted">
        <p>{m.play_no_cover()}</p>
      </div>
    )
  }
  return <Picture src={cover} alt="" width={1600} height={900} priority className="aspect-video w-full rounded-card border border-line object-cover shadow-float" />
}

function StartingScene({ scene }: { scene: NonNullable<LobbyContents['startingScene']> }) {
  return (
    <Card>
      <CardMedia>{scene.picture ? <img src={scene.picture} alt="" width={1920} height={1080} /> : <Play aria-hidden="true" className="m-auto size-10" />}</CardMedia>
      <CardBody className="gap-1">
        <h2 className="font-text text-sm font-semibold text-muted">{m.play_starting_scene()}</h2>
        <p lang={scene.language} className="text-lg font-semibold">{scene.name}</p>
      </CardBody>
    </Card>
  )
}

/** Nothing but that it is coming. */
export function AnnouncedPage({ lobby }: { lobby: Omit<AnnouncedLobby, 'view'> }) {
  return (
    <PageSection className="grid max-w-3xl gap-6">
      <BackLink to="/library">{m.play_back_to_library()}</BackLink>
      <LobbyCover cover={lobby.cover} />
      <div className="grid gap-3">
        <Badge tone="brass">{m.play_coming_soon()}</Badge>
        <h1 lang={lobby.titleLanguage} className="text-title">{lobby.title}</h1>
        <p className="text-lg font-semibold">{m.play_coming_soon_text()}</p>
        {lobby.description && <p lang={lobby.descriptionLanguage} className="max-w-prose whitespace-pre-line">{lobby.description}</p>}
      </div>
    </PageSection>
  )
}

/** No such adventure, or none that this reader may know of. */
export function LobbyNotFound() {
  return (
    <PageSection className="grid max-w-3xl justify-items-center gap-6 text-center">
      <Picture src="/illustrations/empty-nothing-found.webp" alt="" width={480} height={360} priority className="w-60" />
      <h1 className="text-title">{m.play_not_found()}</h1>
      <Button asChild variant="primary">
        <Link to="/library">{m.play_back_to_library()}</Link>
      </Button>
    </PageSection>
  )
}
