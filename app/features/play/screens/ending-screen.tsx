import { useEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import { formatPercent } from '#app/i18n/format-percent.ts'
import type { EndingProjection, RunProjection } from '#app/features/engine/projection.ts'
import { BrassRain } from '#app/features/play/curtain/components/brass-rain.tsx'
import { OtherEndings } from '#app/features/play/curtain/components/other-endings.tsx'
import { Poster } from '#app/features/play/curtain/components/poster.tsx'
import { Cast, PuzzleResults } from '#app/features/play/curtain/components/results.tsx'
import { ShareResult } from '#app/features/play/curtain/components/share-result.tsx'
import type { CurtainCall } from '#app/features/play/curtain/curtain-call.ts'
import { Button } from '#app/ui/button.tsx'
import { Form, Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Flourish } from '#app/ui/page-section.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { layersShown } from '#app/features/play/screens/stage/layers-shown.ts'
import type { ShownLayer } from '#app/features/play/screens/stage/layers-shown.ts'
import { PictureLayers } from '#app/features/play/screens/stage/picture-layers.tsx'
import { SoundCaption } from '#app/features/play/screens/stage/sound-caption.tsx'
import { useEmbedded } from '#app/features/play/runs/embedded.ts'
import { useGroup } from '#app/features/play/runs/group-play.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { formatDuration } from '#app/i18n/duration.ts'

/** What to play next; without a title, where to look for it. */
export type AnotherAdventure = { to: string; title: string | null }

export type EndingProps = {
  view: Pick<RunProjection, 'title' | 'scene' | 'puzzlesSolved' | 'puzzlesInAll' | 'experience'> & {
    ending: EndingProjection
  }
  media: Readonly<Record<string, string>>
  hintsUsed: number
  /** Of its theme. */
  soundCaption: string | null
  adventureId: string
  runId: string
  isGuest: boolean
  isPlaytest: boolean
  curtain: CurtainCall | null
  another: AnotherAdventure | null
  onCurtain: () => void
  children?: ReactNode
  heading: RefObject<HTMLHeadingElement | null>
}

export function EndingScreen(props: EndingProps) {
  const { view, hintsUsed, curtain, onCurtain, children } = props
  const missing = curtain === null
  useEffect(() => {
    if (!missing) return
    onCurtain()
    window.addEventListener('online', onCurtain)
    return () => window.removeEventListener('online', onCurtain)
  }, [missing, onCurtain])
  return (
    <div className="flex min-h-dvh flex-col">
      <section className="velvet relative isolate grid flex-1 content-center overflow-clip">
        <BrassRain />
        <div className="mx-auto grid w-full max-w-4xl animate-appear content-center gap-6 px-5 pt-8 pb-12 text-center">
          <LastWords {...props} />
          <Flourish />
          <Numbers view={view} hintsUsed={hintsUsed} curtain={curtain} />
          <WaysOn {...props} />
        </div>
      </section>
      <div aria-hidden="true" className="footlights shrink-0" />
      <div className="bg-canvas">
        <div className="frame grid gap-12 py-10 empty:hidden">
          <Details {...props} />
          {children}
        </div>
      </div>
    </div>
  )
}

function Details({ view, curtain, adventureId, runId, isPlaytest }: EndingProps) {
  if (!curtain) return null
  const { endings, players, puzzles, penaltyMs, mayShare, mayPlayAgain } = curtain
  if (isPlaytest && !endings && puzzles.length === 0) return null
  const time = formatDuration(view.ending.at - penaltyMs)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-10">
      {endings && <OtherEndings {...{ endings, mayPlayAgain, isPlaytest }} />}
      <Cast players={players} />
      {!isPlaytest && players.length > 0 && (
        <Poster sharedId={mayShare ? adventureId : null} {...{ runId, time }} title={view.title} names={players} />
      )}
      <PuzzleResults curtain={curtain} />
    </div>
  )
}

function LastWords({ view: { ending, title, scene: own }, media, soundCaption, curtain, heading }: EndingProps) {
  const lang = useContentLanguage()
  // Where it ended, even for players who were elsewhere
  const scene = ending.scene ?? own
  const picture = scene.imageAssetId ? media[scene.imageAssetId] : undefined
  const percent = curtain?.endings?.percent ?? null
  return (
    <>
      {picture && <LastPicture scene={scene} picture={picture} layers={layersShown(scene.layers, media)} />}
      <p className="font-semibold text-brass-ink">
        <span className="font-display italic">{m.curtain_call()}</span> <span aria-hidden="true">·</span>{' '}
        <span lang={lang}>{title}</span>
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-display focus-visible:outline-none">
        {ending.title ? <span lang={lang}>{ending.title}</span> : m.play_ending_title()}
      </h1>
      {ending.scene?.description && (
        <p lang={lang} className="mx-auto max-w-prose whitespace-pre-line text-muted max-sm:text-start">
          {ending.scene.description}
        </p>
      )}
      {ending.text && (
        <p lang={lang} className="mx-auto max-w-prose text-lg whitespace-pre-line max-sm:text-start">
          {ending.text}
        </p>
      )}
      <div className="flex justify-center empty:hidden">
        <SoundCaption caption={soundCaption} />
      </div>
      {percent !== null && (
        <p className="font-display text-brass-ink italic">
          {m.curtain_ending_percent({ percent: formatPercent(percent / 100) })}
        </p>
      )}
    </>
  )
}

type LastPictureProps = {
  scene: NonNullable<EndingProjection['scene']>
  picture: string
  layers: readonly ShownLayer[]
}

function LastPicture({ scene, picture, layers }: LastPictureProps) {
  const lang = useContentLanguage()
  const { width, height } = scene.canvas
  return (
    <div
      className="relative mx-auto overflow-hidden rounded-card border-2 border-brass shadow-float"
      style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, calc(42dvh * ${width / height}))` }}
    >
      <img
        src={picture}
        lang={lang}
        alt={scene.altText || scene.name}
        width={width}
        height={height}
        className="size-full"
      />
      <PictureLayers layers={layers} />
    </div>
  )
}

function Numbers({
  view: { ending, puzzlesSolved, puzzlesInAll, experience },
  hintsUsed,
  curtain,
}: Pick<EndingProps, 'view' | 'hintsUsed' | 'curtain'>) {
  const revealed = curtain?.puzzles.filter((puzzle) => puzzle.revealed).length ?? 0
  const penalty = curtain?.penaltyMs ?? 0
  const of = (found: number, all: number) => m.curtain_of({ found: formatNumber(found), all: formatNumber(all) })
  const facts: { label: string; value: string; note?: string }[] = [
    { label: m.play_ending_score(), value: formatNumber(ending.score) },
    {
      label: m.play_ending_time(),
      value: formatDuration(ending.at - penalty),
      ...(penalty > 0 && { note: m.curtain_penalty({ time: formatDuration(penalty) }) }),
    },
    { label: m.play_ending_hints(), value: formatNumber(hintsUsed) },
  ]
  if (experience > 0) facts.splice(1, 0, { label: m.curtain_experience(), value: formatNumber(experience) })
  if (puzzlesInAll > 0)
    facts.push({
      label: m.curtain_solved(),
      value: of(puzzlesSolved - revealed, puzzlesInAll),
      ...(revealed > 0 && { note: m.curtain_revealed_count({ count: revealed }) }),
    })
  if (curtain?.endings)
    facts.push({ label: m.curtain_endings(), value: of(curtain.endings.found, curtain.endings.inAll) })
  return (
    <dl className="flex flex-wrap justify-center gap-x-10 gap-y-4">
      {facts.map(({ label, value, note }) => (
        <div key={label} className="grid min-w-24 content-start gap-0.5">
          <dt className="text-sm">{label}</dt>
          <dd className="font-display text-2xl text-brass-ink tabular-nums">{value}</dd>
          {note && <dd className="text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function WaysOn({ view, hintsUsed, adventureId, runId, isGuest, isPlaytest, curtain, another }: EndingProps) {
  const lang = useContentLanguage()
  const embedded = useEmbedded()
  // Another game would be none of the session's, and out of its organiser's sight
  if (useGroup() && embedded === null) return <p className="text-lg">{m.groups_wait_for_others()}</p>
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:flex sm:flex-wrap sm:justify-center">
        {(curtain?.mayPlayAgain ?? true) && (
          <Form method="post" action={embedded ?? `/play/${adventureId}`} className="grid">
            <input type="hidden" name="language" value={lang} />
            <Button type="submit" name="intent" value="start" variant="primary" size="large">
              {m.play_again()}
            </Button>
          </Form>
        )}
        {embedded === null && (
          <Button asChild size="large">
            <Link to={isPlaytest ? `/editor/${adventureId}` : `/play/${adventureId}`}>
              {isPlaytest ? m.play_back_to_editor() : m.curtain_to_lobby()}
            </Link>
          </Button>
        )}
        {another && (
          <Button asChild size="large" className="h-auto min-w-0 whitespace-normal wrap-anywhere">
            <Link to={another.to}>
              {another.title === null ? m.curtain_another() : m.curtain_another_titled({ title: another.title })}
            </Link>
          </Button>
        )}
        {!isPlaytest && curtain?.mayShare && (
          <ShareResult
            title={view.title}
            score={view.ending.score}
            ms={view.ending.at}
            hints={hintsUsed}
            adventureId={adventureId}
          />
        )}
      </div>
      {isGuest && embedded === null && <KeepIt runId={runId} />}
    </>
  )
}

/** A guest's game is in this browser alone; an account takes it over. */
function KeepIt({ runId }: { runId: string }) {
  const next = `/run/${runId}`
  return (
    <Notice title={m.play_keep_title()} className="mx-auto text-left">
      <p>{m.curtain_keep_text()}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 pt-1">
        <TextLink to={`/auth?${new URLSearchParams({ tab: 'sign-up', next })}`}>{m.play_keep_link()}</TextLink>
        <TextLink to={`/auth?${new URLSearchParams({ next })}`}>{m.curtain_sign_in()}</TextLink>
      </p>
    </Notice>
  )
}
