import { useRef, useState, useEffect } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '#app/i18n/locale.ts'
import type { CurtainCall } from '#app/features/play/curtain/curtain-call.ts'
import { PartyAtCurtain } from '#app/features/play/party/components/party-at-curtain.tsx'
import { RemovedPage } from '#app/features/play/party/components/removed-page.tsx'
import { PartyContext, useParty } from '#app/features/play/party/use-party.ts'
import { PlaytestDock } from '#app/features/play/playtest/components/playtest-dock.tsx'
import { PlaytestContext, usePlaytest } from '#app/features/play/playtest/use-playtest.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import { useRun } from '#app/features/play/live/connection/use-run.ts'
import { useOpenPuzzle } from '#app/features/play/screens/puzzle/use-open-puzzle.ts'
import { useMarkedRoot, usePlayerSettings } from '#app/features/play/screens/settings/use-player-settings.ts'
import { captionOf } from '#app/features/play/screens/sound/caption-of.ts'
import { SceneSound } from '#app/features/play/screens/sound/scene-sound.tsx'
import { GroupHalt } from '#app/features/play/screens/news/group-halt.tsx'
import { useEffectSounds } from '#app/features/play/screens/sound/use-effect-sounds.ts'
import { useNotches } from '#app/features/play/screens/sound/use-notches.ts'
import { layersShown } from '#app/features/play/screens/stage/layers-shown.ts'
import { useArrivedPictures } from '#app/features/play/screens/stage/use-arrived-pictures.ts'
import { useConversation } from '#app/features/play/screens/talk/use-conversation.ts'
import { useHand } from '#app/features/play/screens/things/use-hand.ts'
import { useGroup } from '#app/features/play/runs/group-play.ts'
import { ContentLanguage } from '#app/features/play/runs/content-language.ts'
import type { AnotherAdventure } from './ending-screen.tsx'
import { EndingScreen } from './ending-screen.tsx'
import { Overlays } from './overlays.tsx'
import type { Panel, PlayParts } from './play-parts.ts'
import { SceneView } from './scene-view.tsx'
import { useFocusGuard } from './use-focus-guard.ts'

export type RunScreenProps = {
  runId: string
  adventureId: string
  initial: RunSnapshot
  languages: readonly Locale[]
  isGuest: boolean
  isPlaytest: boolean
  siteSettings: ReactNode
  curtain: CurtainCall | null
  another: AnotherAdventure | null
  onCurtain: () => void
  children?: ReactNode
}

export function RunScreen({
  runId,
  adventureId,
  initial,
  languages,
  isGuest,
  isPlaytest,
  siteSettings,
  curtain,
  another,
  onCurtain,
  children,
}: RunScreenProps) {
  const run = useRun(runId, initial)
  const group = useGroup()
  const party = useParty(runId, run, useOpenAtFirst())
  const playtest = usePlaytest(isPlaytest, { runId, adventureId }, run)
  const { view, media, hintsUsed, language } = run.snapshot
  const picture = view.scene.imageAssetId ? media[view.scene.imageAssetId] : undefined
  const layers = layersShown(view.scene.layers, media)
  useArrivedPictures(
    picture,
    layers.map(({ url }) => url),
  )
  const sound = view.scene.sound ? media[view.scene.sound.assetId] : undefined
  const heading = useHeadingFocus(view.ending ? 'ending' : view.scene.id)
  const [panel, open] = useState<Panel | null>(null)
  const settings = usePlayerSettings()
  useMarkedRoot(settings)
  useEffectSounds(run, settings)
  const root = useRef<HTMLDivElement>(null)
  useFocusGuard(root, heading)
  useNotches(root, settings)
  const parts: PlayParts = {
    runId,
    adventureId,
    isPlaytest,
    run,
    picture,
    layers,
    puzzle: useOpenPuzzle(run),
    conversation: useConversation(run),
    things: useHand(run),
    settings,
    panel,
    open,
    heading,
  }

  if (run.gone) return <RemovedPage why={run.gone} adventureId={adventureId} />
  return (
    <PartyContext value={party}>
      <PlaytestContext value={playtest}>
        <ContentLanguage value={language}>
          <div ref={root} data-playtest={playtest?.isOpen ? 'open' : undefined} className="stage text-ink">
            {view.ending ? (
              <EndingScreen
                view={{ ...view, ending: view.ending }}
                media={media}
                hintsUsed={hintsUsed}
                soundCaption={captionOf(view.scene, settings)}
                adventureId={adventureId}
                runId={runId}
                isGuest={isGuest}
                isPlaytest={isPlaytest}
                curtain={curtain}
                another={another}
                onCurtain={onCurtain}
                heading={heading}
              >
                {children}
              </EndingScreen>
            ) : (
              <SceneView parts={parts} />
            )}
            {sound && settings.sound && <SceneSound key={sound} address={sound} volume={settings.volume} />}
            <Overlays parts={parts} languages={languages} siteSettings={siteSettings} />
            {group && !view.ending && <GroupHalt view={view} told={run.snapshot} />}
            {view.ending && <PartyAtCurtain />}
            {!(parts.puzzle.shown && !parts.puzzle.aside) && !parts.conversation.shown && (
              <PlaytestDock withTool={view.ending !== null} />
            )}
          </div>
        </ContentLanguage>
      </PlaytestContext>
    </PartyContext>
  )
}

/** With `?party=open` the lobby leads straight to the invitation. */
function useOpenAtFirst(): 'party' | null {
  return new URLSearchParams(useLocation().search).get('party') === 'open' ? 'party' : null
}

/** When the place changes, and after a reload, keyboard and screen reader start at the heading. */
function useHeadingFocus(place: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(null)
  useEffect(() => {
    const moved = shown.current === null ? document.activeElement === document.body : shown.current !== place
    shown.current = place
    if (moved && !document.querySelector('dialog:modal')) heading.current?.focus({ preventScroll: true })
  }, [place])
  return heading
}
