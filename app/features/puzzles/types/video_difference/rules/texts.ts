import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { fieldTexts } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { longestThing } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'
import { schemas } from './schema.ts'

export function texts(draft: PuzzleDraft<Configuration, Solution>): PuzzleText[] {
  const { configuration, solution } = draft
  const label = (id: string) => {
    const difference = solution.differences.findIndex(({ thing }) => thing === id)
    return difference === -1
      ? m.video_difference_form_unchanged_thing({ position: solution.unchanged.indexOf(id) + 1 })
      : m.video_difference_form_thing({ position: difference + 1 })
  }
  return [
    ...fieldTexts(schemas, draft, 'firstText', 'secondText'),
    ...configuration.things.map(({ id }): PuzzleText => ({
      half: 'configuration',
      field: 'things',
      label: label(id),
      longest: longestThing,
      at: { kind: 'member', key: id, part: 'text' },
    })),
  ]
}
