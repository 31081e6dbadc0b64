import { useEffect, useRef, useId } from 'react'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { PartyButton } from '#app/features/play/party/components/party-button.tsx'
import { PartyOverStage } from '#app/features/play/party/components/party-over-stage.tsx'
import { PictureSigns } from '#app/features/play/party/components/picture-signs.tsx'
import { PlaytestTool } from '#app/features/play/playtest/components/playtest-dock.tsx'
import type { Aftermath } from '#app/features/play/live/aftermath/happenings.ts'
import { ConnectionStrip } from '#app/features/play/live/connection/connection-strip.tsx'
import { GuideStrip } from '#app/features/play/screens/guide/guide-strip.tsx'
import { Remarks } from '#app/features/play/screens/news/remarks.tsx'
import { useMissed } from '#app/features/play/screens/news/use-missed.ts'
import { inventoryId, useSceneShortcuts } from '#app/features/play/screens/settings/use-scene-shortcuts.ts'
import { useLookSound } from '#app/features/play/screens/sound/use-look-sound.ts'
import { captionOf } from '#app/features/play/screens/sound/caption-of.ts'
import { SceneCaption } from '#app/features/play/screens/stage/scene-caption.tsx'
import { SceneStage } from '#app/features/play/screens/stage/scene-stage.tsx'
import { useClicksInVain } from '#app/features/play/screens/stage/use-clicks-in-vain.ts'
import { useStageView } from '#app/features/play/screens/stage/use-stage-view.ts'
import { HandBar } from '#app/features/play/screens/things/hand-bar.tsx'
import { InventoryTray } from '#app/features/play/screens/things/inventory-tray.tsx'
import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { useEmbedded } from '#app/features/play/runs/embedded.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Button } from '#app/ui/button.tsx'
import type { PlayParts } from './play-parts.ts'
import { TopBar } from './top-bar.tsx'

export function SceneView({ parts }: { parts: PlayParts }) {
  const { run, picture, layers, puzzle, conversation, things, settings, open, heading } = parts
  const { view, media } = run.snapshot
  const { aftermath } = run
  // A puzzle and a conversation show their news themselves
  const isBusyElsewhere = (puzzle.shown !== null && !puzzle.aside) || conversation.shown !== null
  const elements = { scroller: useRef<HTMLDivElement>(null), picture: useRef<HTMLDivElement>(null) }
  const stage = useStageView(view.scene, elements)
  useSceneShortcuts(parts, stage)
  const isEmbedded = useEmbedded() !== null
  const miss = useMissed(run.remark, view.scene)
  const countInVain = useClicksInVain(parts.runId, view.scene)
  useClearedByHand(things.inHand !== null, run.setAside.remarks)
  useLookSound(run, settings)
  const { overPicture, below } = remarksByPlace(aftermath)
  const news = { number: aftermath.remarked, passing: aftermath.passing, onClose: run.setAside.remarks }
  return (
    <div className="play-screen" data-in-hand={things.inHand !== null || undefined}>
      <TopBar parts={parts}>
        {!isEmbedded && <PartyButton />}
        <PlaytestTool />
      </TopBar>
      <SceneStage
        scene={view.scene}
        picture={picture}
        layers={layers}
        stage={stage}
        elements={elements}
        covered={isBusyElsewhere}
        over={things.over?.kind === 'hotspot' ? things.over.id : null}
        onUse={({ id }) => things.touch({ kind: 'hotspot', id })}
        onMiss={(at) => {
          if (things.inHand) return
          miss()
          countInVain(at)
        }}
        onPicture={<PictureSigns />}
      >
        <ConnectionStrip delay={isBusyElsewhere ? null : run.delay} />
        <PartyOverStage />
        <Remarks remarks={isBusyElsewhere ? [] : overPicture} overPicture {...news} />
      </SceneStage>
      {!settings.guided && !puzzle.aside && <GuideStrip />}
      <footer className="play-foot">
        <SceneCaption
          scene={view.scene}
          heading={heading}
          soundCaption={captionOf(view.scene, settings)}
          onList={() => open('here')}
          onAsk={askingIn(parts)}
        >
          <Remarks remarks={isBusyElsewhere ? [] : below} {...news} />
          <HandBar things={things} media={media} />
        </SceneCaption>
        <div id={inventoryId} className="play-pocket min-w-0">
          <InventoryTray items={view.inventory} media={media} things={things} />
        </div>
      </footer>
      {puzzle.shown && puzzle.aside && (
        <AsideStrip
          puzzle={puzzle.shown}
          onTakeUp={() => {
            run.setAside.remarks()
            puzzle.takeUp()
          }}
        />
      )}
    </div>
  )
}

function askingIn({ run, open }: PlayParts): (() => void) | null {
  if (!run.snapshot.view.goal) return null
  return () => {
    run.send({ type: 'ask_goal' })
    open('goal')
  }
}

const remarksByPlace = ({ remarks, ofScene }: Aftermath) =>
  ofScene ? { overPicture: remarks, below: [] } : { overPicture: [], below: remarks }

function useClearedByHand(isFull: boolean, clear: () => void): void {
  useEffect(() => {
    if (isFull) clear()
  }, [isFull, clear])
}

function AsideStrip({ puzzle, onTakeUp }: { puzzle: Pick<PuzzleProjection, 'name'>; onTakeUp: () => void }) {
  const id = useId()
  const lang = useContentLanguage()
  const back = useRef<HTMLButtonElement>(null)
  // Once the dialog no longer blocks the page
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  return (
    <section aria-label={m.player_aside()} className="play-aside">
      <p id={id} className="min-w-0 flex-1 leading-snug">
        <span lang={lang} className="line-clamp-2 font-display leading-snug sm:text-lg">
          {puzzle.name}
        </span>{' '}
        <span className="text-sm text-muted max-sm:sr-only sm:block">{m.player_aside_kept()}</span>
      </p>
      <Button ref={back} variant="primary" aria-describedby={id} onClick={onTakeUp}>
        <ChevronUp aria-hidden="true" className="size-5" />
        {m.player_take_up()}
      </Button>
    </section>
  )
}
