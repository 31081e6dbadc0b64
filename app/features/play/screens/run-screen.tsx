import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import { Button } from '#app/ui/button.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { ContentLanguage, useContentLanguage } from './content-language.ts'
import { EndingScreen } from './ending-screen.tsx'
import { afterHappening, noAftermath } from './happenings.ts'
import type { Message } from './happenings.ts'
import { InventoryStrip } from './inventory-strip.tsx'
import { JournalDrawer } from './journal-drawer.tsx'
import { Modal } from './modal.tsx'
import { PuzzleDialog } from './puzzle-dialog.tsx'
import { SceneCaption } from './scene-caption.tsx'
import { SceneStage } from './scene-stage.tsx'
import { SettingsDrawer } from './settings-drawer.tsx'
import { TopBar } from './top-bar.tsx'
import { useRun } from './use-run.ts'
import type { Run } from './use-run.ts'

export type RunScreenProps = {
  runId: string
  adventureId: string
  initial: RunSnapshot
  /** Languages that the game can be read in. */
  languages: readonly Locale[]
  isGuest: boolean
  isPlaytest: boolean
  /** The site's own settings, for the drawer. */
  siteSettings: ReactNode
}

/** The whole of a run on the screen: the scene, what lies over it, and in the end the curtain call. */
export function RunScreen({ runId, adventureId, initial, languages, isGuest, isPlaytest, siteSettings }: RunScreenProps) {
  const run = useRun(runId, initial)
  const { view, media, hintsUsed, language } = run.snapshot
  const picture = view.scene.imageAssetId ? media[view.scene.imageAssetId] : undefined
  const { aftermath, setAside } = useAftermath(run)
  const puzzle = usePuzzle(run)
  const heading = useHeadingFocus(view.ending ? 'ending' : view.scene.id, run.happening)
  const [panel, setPanel] = useState<'journal' | 'settings' | null>(null)
  const [hotspotsShown, setHotspotsShown] = useState(false)
  const message = puzzle.shown ? undefined : aftermath.messages[0]

  return (
    <ContentLanguage value={language}>
      <div className="stage text-ink">
        {view.ending ? (
          <EndingScreen
            ending={view.ending}
            title={view.title}
            scene={view.scene}
            picture={picture}
            hintsUsed={hintsUsed}
            adventureId={adventureId}
            runId={runId}
            isGuest={isGuest}
            isPlaytest={isPlaytest}
            heading={heading}
          />
        ) : (
          <div className="play-screen">
            <TopBar
              view={view}
              adventureId={adventureId}
              isPlaytest={isPlaytest}
              hotspotsShown={hotspotsShown}
              onToggleHotspots={() => setHotspotsShown(!hotspotsShown)}
              onOpen={setPanel}
            />
            <SceneStage
              scene={view.scene}
              picture={picture}
              showHotspots={hotspotsShown}
              onUse={(hotspot) => run.send({ type: 'use_hotspot', hotspotId: hotspot.id })}
            >
              <ConnectionStrip reconnecting={run.reconnecting && !puzzle.shown} />
              <Remarks remarks={puzzle.shown ? [] : aftermath.remarks} onClose={setAside.remarks} />
            </SceneStage>
            <footer className="play-foot">
              <SceneCaption key={view.scene.id} scene={view.scene} heading={heading} />
              <InventoryStrip items={view.inventory} media={media} />
            </footer>
          </div>
        )}
        {puzzle.shown && (
          <PuzzleDialog
            key={puzzle.shown.id}
            puzzle={puzzle.shown}
            picture={puzzle.shown.imageAssetId ? media[puzzle.shown.imageAssetId] : undefined}
            feedback={aftermath.feedback}
            refusedForMs={aftermath.refusedForMs}
            remarks={aftermath.remarks}
            reconnecting={run.reconnecting}
            busy={run.busy}
            send={run.send}
            onClose={puzzle.close}
          />
        )}
        {message && <Parchment key={message.id} message={message} onClose={setAside.message} />}
        {panel === 'journal' && (
          <JournalDrawer
            view={view}
            onClose={() => setPanel(null)}
            onTravel={(sceneId) => {
              run.send({ type: 'travel', sceneId })
              setPanel(null)
            }}
          />
        )}
        {panel === 'settings' && (
          <SettingsDrawer
            language={language}
            languages={languages}
            untimed={view.untimed}
            hasTimeLimits={view.hasTimeLimits}
            onLanguage={run.chooseLanguage}
            onUntimed={(untimed) => run.send({ type: 'set_untimed', untimed })}
            onClose={() => setPanel(null)}
          >
            {siteSettings}
          </SettingsDrawer>
        )}
      </div>
    </ContentLanguage>
  )
}

/** Words that somebody speaks or that stand written somewhere: to be read in peace and put aside. */
function Parchment({ message, onClose }: { message: Message; onClose: () => void }) {
  const lang = useContentLanguage()
  return (
    <Modal title={message.speaker ?? m.play_message()} titleLang={message.speaker ? lang : undefined} look="parchment" onClose={onClose}>
      <p lang={lang} className="max-w-prose text-lg whitespace-pre-line">
        {message.text}
      </p>
      <Button variant="primary" className="justify-self-center" onClick={onClose}>
        {m.play_continue()}
      </Button>
    </Modal>
  )
}

/** News of the last command over the picture; it is read out, and stays until the next command or until it is put away. */
function Remarks({ remarks, onClose }: { remarks: readonly string[]; onClose: () => void }) {
  return (
    <div className="play-remarks">
      <div role="status">
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
      {remarks.length > 0 && (
        <button type="button" onClick={onClose} aria-label={m.play_put_away()} className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-ink/10">
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  )
}

/** Folds each happening, once, into what the screen shows of it. */
function useAftermath({ happening }: Run) {
  const [aftermath, setAftermath] = useState(noAftermath)
  const current = happening === null || happening === aftermath.last ? aftermath : afterHappening(aftermath, happening)
  if (current !== aftermath) setAftermath(current)
  return {
    aftermath: current,
    setAside: {
      remarks: () => setAftermath((now) => ({ ...now, remarks: [] })),
      message: () => setAftermath((now) => ({ ...now, messages: now.messages.slice(1) })),
    },
  }
}

/** The open puzzle; closing it shows at once, whatever the network does. */
function usePuzzle({ snapshot, send }: Run) {
  const { puzzle, ending } = snapshot.view
  const [closed, setClosed] = useState<string | null>(null)
  if (closed !== null && puzzle?.id !== closed) setClosed(null)
  const shown = ending === null && puzzle && puzzle.id !== closed ? puzzle : null
  return {
    shown,
    close() {
      if (!shown) return
      setClosed(shown.id)
      send({ type: 'close_puzzle' })
    },
  }
}

/** Where the focus goes when the scene changes, or when what had it is gone (an item that was picked up). */
function useHeadingFocus(place: string, happening: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    const moved = shown.current !== place
    shown.current = place
    const lost = happening !== null && document.activeElement === document.body
    if ((moved || lost) && !document.querySelector('dialog:modal')) heading.current?.focus({ preventScroll: true })
  }, [place, happening])
  return heading
}
