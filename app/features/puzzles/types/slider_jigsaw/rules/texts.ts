import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { replyTextsOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { longestMessage } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'

export const texts = ({ configuration, solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] => [
  {
    half: 'configuration',
    field: 'pictureText',
    label: m.slider_jigsaw_form_text(),
    longest: 500,
    long: true,
    at: { kind: 'text' },
  },
  {
    half: 'solution',
    field: 'message',
    label: m.slider_jigsaw_form_message(),
    longest: longestMessage,
    long: true,
    at: { kind: 'text' },
  },
  ...(configuration.mayShow ? replyTextsOf(solution.decoys) : []),
]
