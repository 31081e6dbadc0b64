import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { pressPlace } from '#app/features/puzzles/types/pattern_matcher/rules/pattern.ts'
import { placeName } from '#app/features/puzzles/types/pattern_matcher/rules/place-look.ts'
import type { Presented } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'

interface PatternOptions {
  board: Presented
  pattern: readonly number[]
  onPattern: (pattern: number[]) => void
  spent?: boolean
}

export type PatternPlay = ReturnType<typeof usePattern>

export function usePattern({ board, pattern, onPattern, spent = false }: PatternOptions) {
  const [said, setSaid] = useState('')
  const extend = (places: readonly number[], isPress: boolean) => {
    let current = spent && board.orderMatters ? [] : [...pattern]
    let text = ''
    for (const place of places) {
      const press = pressPlace(board, current, place)
      // a stroke skips places that are already taken
      if (!isPress && press.kind === 'removed') continue
      text = pressText(board, press.kind, place, current.length)
      if (press.kind === 'added' || press.kind === 'removed') current = press.pattern
    }
    setSaid(text)
    onPattern(current)
  }
  return {
    pattern,
    said,
    press: (place: number) => extend([place], true),
    stroke: (places: readonly number[]) => extend(places, false),
    undo: () => {
      onPattern(pattern.slice(0, -1))
      setSaid(m.pattern_matcher_said_undone({ count: Math.max(0, pattern.length - 1) }))
    },
    clear: () => {
      onPattern([])
      setSaid(m.pattern_matcher_said_cleared())
    },
  }
}

function pressText(
  board: Presented,
  kind: ReturnType<typeof pressPlace>['kind'],
  place: number,
  steps: number,
): string {
  const name = placeName(board, place)
  switch (kind) {
    case 'added':
      return board.orderMatters
        ? m.pattern_matcher_said_step({ step: steps + 1, name })
        : m.pattern_matcher_said_on({ name })
    case 'removed':
      return m.pattern_matcher_said_off({ name })
    case 'taken':
      return m.pattern_matcher_said_taken({ name })
    case 'full':
      return m.pattern_matcher_said_full({ count: board.sequenceLength ?? steps })
  }
}
