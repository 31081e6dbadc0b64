import { useEffect, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PlayerViewProps } from '#app/features/puzzles/contract.ts'
import { formatCountdown, useCountdown } from '#app/features/puzzles/kit/use-countdown.ts'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { PuzzleProjection } from '#app/features/engine/projection.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ConnectionStrip } from './connection-strip.tsx'
import { useContentLanguage } from './content-language.ts'
import { HintsPanel } from './hints-panel.tsx'
import { Modal } from './modal.tsx'
import { PuzzleFace } from './puzzle-face.tsx'

type PuzzleDialogProps = {
  puzzle: PuzzleProjection
  picture: string | undefined
  feedback: PlayerViewProps['feedback']
  /** A pause that the last answer met, in ms; longer than the run's own when it comes from other runs. */
  refusedForMs: number
  /** What else there is to say of the last command. */
  remarks: readonly string[]
  reconnecting: boolean
  busy: boolean
  send: (command: PlayerCommand) => void
  onClose: () => void
}

/** A puzzle laid on the table over the scene: its words, the object itself, its clock, and help. */
export function PuzzleDialog({ puzzle, picture, feedback, refusedForMs, remarks, reconnecting, busy, send, onClose }: PuzzleDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useShake(dialog, feedback)
  const lang = useContentLanguage()
  const puzzleId = puzzle.id
  return (
    <Modal title={puzzle.name} titleLang={lang} look="table" onClose={onClose} ref={dialog}>
      <div className={puzzle.solved ? 'grid gap-4' : 'play-puzzle'}>
        <ConnectionStrip reconnecting={reconnecting} />
        {!puzzle.solved && (
          <div className="grid content-start gap-4 [grid-area:words]">
            {puzzle.description && (
              <p lang={lang} className="max-w-prose whitespace-pre-line">
                {puzzle.description}
              </p>
            )}
            {picture && <img src={picture} alt="" className="max-h-[38dvh] rounded-control object-contain" />}
            <TimeLimit key={puzzle.timeLeftMs} puzzle={puzzle} onRestart={() => send({ type: 'restart_puzzle', puzzleId })} />
          </div>
        )}
        <div className={puzzle.solved ? 'play-unlocked' : 'play-puzzle-object'}>
          <PuzzleFace
            type={puzzle.type}
            configuration={puzzle.configuration}
            attemptsLeft={puzzle.attemptsLeft}
            pausedForMs={Math.max(puzzle.pausedForMs, refusedForMs)}
            feedback={feedback}
            tried={puzzle.tried}
            view={puzzle.view}
            solved={puzzle.solved !== null}
            answer={puzzle.solved?.answer ?? null}
            busy={busy}
            onAnswer={(answer) => send({ type: 'answer', puzzleId, answer })}
          />
        </div>
        <div className={classNames('grid content-start gap-4', !puzzle.solved && '[grid-area:help]')}>
          <div role="status" className="grid gap-1 text-center empty:hidden">
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
          </div>
          {puzzle.solved ? (
            <Button autoFocus variant="primary" size="large" className="mx-auto" onClick={onClose}>
              {m.play_continue()}
            </Button>
          ) : (
            <HintsPanel puzzle={puzzle} busy={busy} onTake={() => send({ type: 'take_hint', puzzleId })} onReveal={() => send({ type: 'reveal_puzzle', puzzleId })} />
          )}
        </div>
      </div>
    </Modal>
  )
}

/** The puzzle's clock, counting down from what the server said; when it is over, the way to begin anew. */
function TimeLimit({ puzzle, onRestart }: { puzzle: PuzzleProjection; onRestart: () => void }) {
  const left = useCountdown(puzzle.timeLeftMs ?? 0)
  if (puzzle.timeLeftMs === null || puzzle.solved) return null
  if (left > 0) {
    return (
      <p role="timer" className="text-center font-semibold text-warning-ink tabular-nums">
        {m.play_time_left({ time: formatCountdown(left) })}
      </p>
    )
  }
  return (
    <div role="status" className="grid justify-items-center gap-2">
      <p className="font-semibold text-warning-ink">{m.play_time_up()}</p>
      <Button onClick={onRestart}>{m.play_restart_puzzle()}</Button>
    </div>
  )
}

const shake = [{ translate: '0' }, { translate: '-0.5rem' }, { translate: '0.45rem' }, { translate: '-0.3rem' }, { translate: '0.2rem' }, { translate: '0' }]

/** A wrong answer shakes the table, unless the reader asked for less motion. The words say it in any case. */
function useShake(dialog: React.RefObject<HTMLDialogElement | null>, feedback: PlayerViewProps['feedback']): void {
  const first = useRef(feedback)
  useEffect(() => {
    if (feedback === null || feedback === first.current || feedback.kind === 'partial') return
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) dialog.current?.animate(shake, { duration: 250, easing: 'ease-out' })
  }, [dialog, feedback])
}

