import Shuffle from 'lucide-react/icons/shuffle'
import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { PreviewVerdict } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { Button } from '#app/ui/button.tsx'
import {
  finishedBoard,
  homeCount,
  movableCount,
  shapeOf,
} from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import type { Draft } from '#app/features/puzzles/types/slider_jigsaw/rules/judge.ts'
import { decoyAt, judgeMoves } from '#app/features/puzzles/types/slider_jigsaw/rules/judge.ts'
import { PhonePreview } from './phone-preview.tsx'
import { PlayerView } from '#app/features/puzzles/types/slider_jigsaw/player/player-view.tsx'
import { present } from '#app/features/puzzles/types/slider_jigsaw/rules/present.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'
import { shuffle } from '#app/features/puzzles/types/slider_jigsaw/rules/shuffle.ts'
import type { BoardState } from '#app/features/puzzles/types/slider_jigsaw/player/use-board.ts'

const seeds = 2 ** 32

interface BoardTesterProps {
  form: PuzzleForm<Configuration, Solution>
  picture: string | null
}

export function BoardTester({ form, picture }: BoardTesterProps) {
  const { value, configuration } = form
  // the first board is the same on server and browser; only the author's press picks random ones
  const [seed, setSeed] = useState(1)
  const [isWhole, setWhole] = useState(false)
  const [played, setPlayed] = useState<{ subject: string; board: BoardState } | null>(null)
  const shape = shapeOf(configuration)
  const subject = JSON.stringify([value, seed, isWhole])
  const shuffleAgain = () => {
    setSeed(Math.floor(Math.random() * seeds))
    setWhole(false)
  }
  return (
    // otherwise the preview would stick and cover what is below it
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 *:static!">
      <LivePreview<Answer>
        form={form}
        subject={subject}
        missing={null}
        told={value.solution.message}
        judge={({ moves }) => judge(value, moves, seed)}
      >
        {(game) => (
          <PlayerView
            configuration={present(configuration)}
            picture={picture}
            view={{ ...(isWhole ? finishedBoard(shape) : shuffle(shape, seed).start) }}
            onPlayed={(board) => setPlayed({ subject, board })}
            {...game}
          />
        )}
      </LivePreview>
      {picture && <PhonePreview shape={shape} picture={picture} />}
      <div className="grid gap-3 rounded-card border border-dashed border-line-strong bg-sunken/60 p-4">
        <p className="font-semibold">{m.slider_jigsaw_tester()}</p>
        <p className="text-sm text-muted">
          {picture ? m.slider_jigsaw_tester_hint() : m.slider_jigsaw_tester_no_picture()}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" className="min-h-11" onClick={shuffleAgain}>
            <Shuffle aria-hidden="true" className="size-4.5" />
            {m.slider_jigsaw_tester_shuffle()}
          </Button>
          <Button
            size="small"
            className="min-h-11 aria-pressed:bg-accent-soft"
            aria-pressed={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {m.slider_jigsaw_tester_whole()}
          </Button>
        </div>
        <div role="status">
          {played?.subject === subject && !isWhole && <BoardVerdict value={value} board={played.board} seed={seed} />}
        </div>
      </div>
    </div>
  )
}

function BoardVerdict({
  value,
  board: { board, moves, refused },
  seed,
}: {
  value: Draft
  board: BoardState
  seed: number
}) {
  if (refused) return <p className="font-semibold text-danger-ink">{m.slider_jigsaw_tester_illegal()}</p>
  if (moves.length === 0) return null
  const judged = judgeMoves(value, moves, seed)
  if (judged.kind === 'right')
    return <p className="font-semibold text-success-ink">{m.slider_jigsaw_tester_accepted({ count: moves.length })}</p>
  const shape = shapeOf(value.configuration)
  const reply = judged.kind === 'wrong' ? replyTo(value, judged.key) : null
  return (
    <>
      <p className="font-semibold text-danger-ink">
        {reply ? m.slider_jigsaw_tester_decoy({ reply }) : m.slider_jigsaw_tester_refused()}
      </p>
      <p className="text-sm">{m.slider_jigsaw_home({ count: homeCount(shape, board), all: movableCount(shape) })}</p>
    </>
  )
}

const replyTo = (value: Draft, key: string): string | null => {
  const decoy = decoyAt(value, key)
  return decoy ? ownText(value.solution.replyTexts, decoy.reply) : null
}

function judge(value: Draft, moves: Answer['moves'], seed: number): PreviewVerdict {
  const judged = judgeMoves(value, moves, seed)
  if (judged.kind === 'right') return { outcome: 'solved' }
  return judged.kind === 'wrong'
    ? { outcome: 'wrong', key: judged.key, reply: replyTo(value, judged.key) }
    : { outcome: 'wrong', key: '', reply: null }
}
