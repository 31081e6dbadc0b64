import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { longestThing } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'

export function texts({ configuration, solution }: PuzzleDraft<Configuration, Solution>): PuzzleText[] {
  const label = (id: string) => {
    const difference = solution.differences.findIndex(({ thing }) => thing === id)
    return difference === -1
      ? m.video_difference_form_unchanged_thing({ position: solution.unchanged.indexOf(id) + 1 })
      : m.video_difference_form_thing({ position: difference + 1 })
  }
  return [
    {
      half: 'configuration',
      field: 'firstText',
      label: m.video_difference_form_first_text(),
      longest: 2000,
      long: true,
      at: { kind: 'text' },
    },
    {
      half: 'configuration',
      field: 'secondText',
      label: m.video_difference_form_second_text(),
      longest: 2000,
      long: true,
      at: { kind: 'text' },
    },
    ...configuration.things.map(({ id }): PuzzleText => ({
      half: 'configuration',
      field: 'things',
      label: label(id),
      longest: longestThing,
      at: { kind: 'member', key: id, part: 'text' },
    })),
  ]
}
