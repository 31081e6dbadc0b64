import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Json, PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import { PauseTold } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { KeptFor } from '#app/features/puzzles/kit/player/use-kept.ts'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { OthersAtPuzzle } from '#app/features/play/party/components/others-at-puzzle.tsx'
import { ConnectionStrip } from '#app/features/play/live/connection/connection-strip.tsx'
import type { Message } from '#app/features/play/live/aftermath/happenings.ts'
import type { Delay } from '#app/features/play/live/connection/use-sender.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { wantsStillness } from '#app/features/puzzles/kit/player/stillness.ts'
import { RemarkLines } from '#app/features/play/screens/news/remarks.tsx'
import type { Waits } from '#app/features/play/live/aftermath/waits.ts'
import { leftOfWait } from '#app/features/play/live/aftermath/waits.ts'
import { Button } from '#app/ui/button.tsx'
import { DifficultyMeter } from '#app/ui/difficulty-meter.tsx'
import { PuzzleInObject } from '#app/features/puzzles/kit/object/puzzle-in-object.tsx'
import { HintsPanel } from './hints-panel.tsx'
import { ObjectOverScene } from './object-over-scene.tsx'
import { PuzzleFace } from './puzzle-face.tsx'
import { PuzzleWords } from './puzzle-words.tsx'
import { TimeLimit } from './time-limit.tsx'

type PuzzleDialogProps = {
  runId: string
  puzzle: PuzzleProjection
  pinned: ReactNode
  picture: string | undefined
  objectPicture: string | undefined
  /** The thing once it is solved, in place of its close-up. */
  opened: ReactNode
  aside: boolean
  feedback: PlayerViewProps['feedback']
  waits: Waits
  refusals: number
  remarks: readonly string[]
  remarked: number
  /** Shown once it is solved, so that nothing else has to be closed. */
  messages: readonly Message[]
  delay: Delay
  busy: boolean
  send: (command: PlayerCommand) => void
  onAside: () => void
  onClose: () => void
}

export function PuzzleDialog({
  runId,
  puzzle,
  pinned,
  picture,
  objectPicture,
  opened,
  aside,
  feedback,
  waits,
  refusals,
  remarks,
  remarked,
  messages,
  delay,
  busy,
  send,
  onAside,
  onClose,
}: PuzzleDialogProps) {
  const object = useRef<HTMLDivElement>(null)
  useShake(object, feedback)
  const [answered, setAnswered] = useState<PlayerViewProps['feedback']>(null)
  const notes = useRef<Json>(null)
  const keepNotes = useCallback((noted: Json) => {
    notes.current = noted
  }, [])
  const lang = useContentLanguage()
  const puzzleId = puzzle.id
  const waitedForMs = useLeftOfWait(waits, puzzle)
  const isSolved = puzzle.solved !== null
  const goOn = useRef<HTMLButtonElement>(null)
  // Reading starts with what has become of the thing
  useEffect(() => {
    goOn.current?.focus({ preventScroll: true })
    goOn.current?.closest('dialog')?.scrollTo({ top: 0, behavior: 'instant' })
  }, [isSolved])
  // What is said when it is solved comes as messages
  const [said] = useState(puzzle.solved?.said ?? [])
  const told = (
    <div role="status" lang={lang} className="grid gap-3 empty:sr-only">
      {isSolved && <OnPaper said={said} messages={messages} />}
    </div>
  )
  const words = !isSolved && (
    <>
      {puzzle.description && <PuzzleWords description={puzzle.description} />}
      <div className="play-over-more">
        {puzzle.difficulty !== null && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <span aria-hidden="true">{m.play_difficulty()}</span>
            <DifficultyMeter value={puzzle.difficulty} />
          </p>
        )}
        {pinned}
        <OthersAtPuzzle puzzleId={puzzle.id} />
        {picture && !puzzle.worksOnPicture && (
          <img src={picture} alt="" className="max-h-[38dvh] rounded-control object-contain" />
        )}
        <TimeLimit puzzle={puzzle} busy={busy} onRestart={() => send({ type: 'restart_puzzle', puzzleId })} />
      </div>
    </>
  )
  const takeHint = () =>
    send({
      type: 'take_hint',
      puzzleId,
      place: puzzle.hints.given.length,
      ...(puzzle.hints.nextLevel === 'worked_out' && notes.current !== null && { notes: notes.current }),
    })
  const face = (
    // A pause from other runs is reported by the answer that ran into it, any other by the puzzle
    <PauseTold value={waitedForMs > puzzle.pausedForMs ? refusals : puzzle}>
      <KeptFor value={`${runId} ${puzzleId}`}>
        <PuzzleFace
          type={puzzle.type}
          configuration={puzzle.configuration}
          language={lang}
          attemptsLeft={puzzle.attemptsLeft}
          pausedForMs={Math.max(puzzle.pausedForMs, waitedForMs)}
          // A verdict is over with the next answer, however long that takes
          feedback={feedback === answered ? null : feedback}
          tried={puzzle.tried}
          view={puzzle.view}
          shownByHints={puzzle.hints.shown}
          picture={puzzle.worksOnPicture ? (picture ?? null) : null}
          solved={isSolved}
          answer={puzzle.solved?.answer ?? null}
          told={puzzle.solved?.told ?? null}
          busy={busy}
          onAnswer={(answer) => {
            setAnswered(feedback)
            send({ type: 'answer', puzzleId, answer })
          }}
          onNotes={keepNotes}
        />
      </KeptFor>
    </PauseTold>
  )
  const help = (
    <>
      <ConnectionStrip delay={delay} />
      <div
        role="status"
        className="grid gap-1 text-center empty:sr-only max-sm:in-data-done:gap-0 max-sm:in-data-done:text-sm"
      >
        <RemarkLines remarks={remarks} number={remarked} />
      </div>
      {isSolved ? (
        <Button ref={goOn} variant="primary" size="large" className="justify-self-center" onClick={onClose}>
          {m.play_continue()}
        </Button>
      ) : (
        <HintsPanel
          puzzle={puzzle}
          busy={busy}
          onTake={takeHint}
          onReveal={() => send({ type: 'reveal_puzzle', puzzleId })}
        />
      )}
    </>
  )
  return (
    <ObjectOverScene
      title={puzzle.name}
      done={isSolved}
      aside={aside}
      onAside={onAside}
      onClose={onClose}
      words={
        <>
          {words}
          {told}
        </>
      }
      object={
        puzzle.object && objectPicture ? (
          <PuzzleInObject {...puzzle.object} picture={objectPicture} language={lang} solved={isSolved} opened={opened}>
            {face}
          </PuzzleInObject>
        ) : (
          face
        )
      }
      help={help}
      objectRef={object}
    />
  )
}

function OnPaper({ said, messages }: { said: readonly string[]; messages: readonly Message[] }) {
  const told = [...said.map((text) => ({ id: text, speaker: null, text })), ...messages]
  return told.map(({ id, speaker, text }) => (
    <div key={id} className="mx-auto w-full max-w-prose rounded-card bg-paper px-4 py-3 text-on-paper shadow-card">
      {speaker && <p className="font-display text-lg">{speaker}</p>}
      <p className="whitespace-pre-line">{text}</p>
    </div>
  ))
}

function useLeftOfWait(waits: Waits, puzzle: PuzzleProjection): number {
  return useMemo(() => leftOfWait(waits, puzzle.id), [waits, puzzle])
}

const shake = [
  { translate: '0' },
  { translate: '-0.5rem' },
  { translate: '0.45rem' },
  { translate: '-0.3rem' },
  { translate: '0.2rem' },
  { translate: '0' },
]

/** Not with reduced motion, and not while somebody is aiming; the words report it in any case. */
function useShake(object: RefObject<HTMLElement | null>, feedback: PlayerViewProps['feedback']): void {
  const first = useRef(feedback)
  useEffect(() => {
    if (feedback === null || feedback === first.current || feedback.kind === 'partial' || feedback.kind === 'again')
      return
    const isAimedAt = object.current?.querySelector('[data-aimed-at]') !== null
    if (!isAimedAt && !wantsStillness()) object.current?.animate(shake, { duration: 250, easing: 'ease-out' })
  }, [object, feedback])
}
