import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { categoryText, kindText, statusText } from '#app/features/adventure/catalogue-text.ts'
import { kindTones } from '#app/features/adventure/kinds.ts'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import type { AnnouncedLobby, OpenLobby, OwnLobby } from '#app/features/play/lobby/lobby.present.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyPicture } from '#app/ui/empty-picture.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Link } from '#app/ui/link.tsx'
import { OwnPlace, usePutIn } from '#app/ui/own-place.tsx'
import { Flourish, PageSection } from '#app/ui/page-section.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Portrait } from '#app/ui/portrait.tsx'
import { LobbyGames } from './lobby-games.tsx'
import { Playbill } from './playbill.tsx'
import { StartCard } from './start-card.tsx'

export function LobbyPage({ lobby: told, findings }: { lobby: OpenLobby; findings: Finding[] }) {
  const putIn = usePutIn<OwnLobby>('start')
  const lobby = told.isForAll && putIn ? { ...told, ...putIn } : told
  return (
    <>
      <section className="stage lamplit text-ink">
        <div className="frame grid gap-6 pt-5 pb-10 sm:gap-8 sm:pb-14">
          <Back lobby={lobby} />
          <Headline lobby={lobby} />
          {/* On a phone the start card comes first; on wider screens it is beside the poster and the story */}
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10">
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <StartPlace lobby={lobby} findings={findings} />
            </div>
            <Poster cover={lobby.cover} />
            <About lobby={lobby} />
          </div>
        </div>
        <div aria-hidden="true" className="footlights" />
      </section>
      <Playbill lobby={lobby} />
      <GamesPlace lobby={lobby} />
    </>
  )
}

/** The personal parts for the page that is the same for all readers. */
export const LobbyToPutIn = ({ lobby, own }: { lobby: OpenLobby; own: OwnLobby }) => (
  <>
    <StartPlace lobby={lobby} own={own} />
    <GamesPlace lobby={lobby} />
  </>
)

type StartPlaceProps = { lobby: OpenLobby; findings?: Finding[]; own?: OwnLobby }

const StartPlace = ({ lobby, findings = [], own }: StartPlaceProps) => (
  <OwnPlace name="start" data={own}>
    <StartCard lobby={lobby} findings={findings} />
  </OwnPlace>
)

const GamesPlace = ({ lobby }: { lobby: OpenLobby }) => (
  <OwnPlace name="games">{lobby.runs.length > 0 && <LobbyGames lobby={lobby} />}</OwnPlace>
)

function Back({ lobby: { back, id } }: { lobby: OpenLobby }) {
  if (back === 'library') return <BackLink to="/library">{m.common_back_to_library()}</BackLink>
  if (back === 'moderation') return <BackLink to={`/admin/moderation/${id}`}>{m.moderation_draft_back()}</BackLink>
  if (back === 'editor') return <BackLink to={`/editor/${id}`}>{m.play_back_to_editor()}</BackLink>
  return <BackLink to={`/adventure/${id}`}>{m.play_back_to_adventure()}</BackLink>
}

function Headline({ lobby }: { lobby: OpenLobby }) {
  return (
    <header className="grid justify-items-center gap-4 text-center">
      <p className="font-display text-brass-ink italic">{m.lobby_presents()}</p>
      <h1 lang={lobby.titleLanguage} className="max-w-4xl text-display">
        {lobby.title}
      </h1>
      {lobby.creatorName && (
        <p className="flex min-w-0 items-center gap-3 text-muted">
          <Portrait src={lobby.creatorPortrait} name={lobby.creatorName} className="size-11 text-base" />
          <span className="min-w-0 text-left">{m.common_by_name({ name: lobby.creatorName })}</span>
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {lobby.start === 'playtest' && <Badge tone="brass">{m.play_preview_mode()}</Badge>}
        {lobby.status !== 'published' && <Badge tone="grey">{statusText(lobby.status)}</Badge>}
        <Badge tone={kindTones[lobby.kind]}>{kindText(lobby.kind)}</Badge>
        <Badge tone="accent" shape="ticket">
          {categoryText(lobby.category)}
        </Badge>
      </div>
      <Flourish className="w-full max-w-md max-sm:hidden" />
    </header>
  )
}

function About({ lobby }: { lobby: OpenLobby }) {
  return (
    <Headed id="about" title={m.play_about()} className="grid content-start gap-3">
      <p lang={lobby.descriptionLanguage} className="max-w-prose text-lg leading-relaxed whitespace-pre-line">
        {lobby.description || (lobby.back === 'library' ? m.play_withdrawn() : m.play_no_description())}
      </p>
    </Headed>
  )
}

function Poster({ cover }: { cover: string | null }) {
  if (!cover) {
    return (
      <div className="velvet grid aspect-video place-items-center rounded-card border-2 border-brass/60 p-6 text-center">
        <p>{m.play_no_cover()}</p>
      </div>
    )
  }
  return (
    <Picture
      src={cover}
      alt=""
      width={1600}
      height={900}
      priority
      className="aspect-video w-full rounded-card border-2 border-brass object-cover shadow-float"
    />
  )
}

export function AnnouncedPage({ lobby, children }: { lobby: Omit<AnnouncedLobby, 'view'>; children?: ReactNode }) {
  return (
    <section className="stage lamplit min-h-[70dvh] text-ink">
      <div className="frame grid max-w-4xl gap-8 pt-5 pb-16">
        <BackLink to="/library">{m.common_back_to_library()}</BackLink>
        <header className="grid justify-items-center gap-4 text-center">
          <Badge tone="brass">{m.adventure_coming_soon()}</Badge>
          <h1 lang={lobby.titleLanguage} className="text-display">
            {lobby.title}
          </h1>
          <Flourish className="w-full max-w-md" />
        </header>
        <Poster cover={lobby.cover} />
        <div className="mx-auto grid max-w-prose gap-5 text-center">
          <p className="text-lg font-semibold">{m.play_coming_soon_text()}</p>
          {lobby.description && (
            <p lang={lobby.descriptionLanguage} className="whitespace-pre-line text-left">
              {lobby.description}
            </p>
          )}
          {children && <div className="mx-auto w-full max-w-sm">{children}</div>}
        </div>
      </div>
    </section>
  )
}

export function LobbyNotFound() {
  return (
    <PageSection className="grid max-w-3xl justify-items-center gap-6 text-center">
      <EmptyPicture of="nothing-found" priority />
      <h1 className="text-title">{m.play_not_found()}</h1>
      <Button asChild variant="primary">
        <Link to="/library">{m.common_back_to_library()}</Link>
      </Button>
    </PageSection>
  )
}
