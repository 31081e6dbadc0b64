import Eraser from 'lucide-react/icons/eraser'
import Undo2 from 'lucide-react/icons/undo-2'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Presented } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'
import type { PatternPlay } from './use-pattern.ts'

export function BoardTools({ board, play, locked = false }: { board: Presented; play: PatternPlay; locked?: boolean }) {
  const nothing = locked || play.pattern.length === 0
  const count = play.pattern.length
  return (
    <div className="grid justify-items-center gap-2">
      <p className="text-sm font-medium tabular-nums">
        {board.sequenceLength === null
          ? m.pattern_matcher_steps({ count })
          : m.pattern_matcher_steps_of({ count, all: board.sequenceLength })}
      </p>
      <p role="status" className="sr-only">
        {play.said}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          size="small"
          className="min-h-11"
          aria-disabled={nothing || undefined}
          onClick={() => !nothing && play.undo()}
        >
          <Undo2 aria-hidden="true" className="size-4.5" />
          {m.pattern_matcher_undo()}
        </Button>
        <Button
          size="small"
          className="min-h-11"
          aria-disabled={nothing || undefined}
          onClick={() => !nothing && play.clear()}
        >
          <Eraser aria-hidden="true" className="size-4.5" />
          {m.pattern_matcher_clear()}
        </Button>
      </div>
    </div>
  )
}
