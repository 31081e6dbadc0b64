import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { fieldTexts } from '#app/features/puzzles/kit/rules/form-fields.ts'
import { longestReply } from '#app/features/puzzles/kit/rules/limits.ts'
import { longestName, longestPlace } from './limits.ts'
import type { Configuration, Solution } from './schema.ts'
import { schemas } from './schema.ts'
import { signOf } from './sign-of.ts'

export function texts(draft: PuzzleDraft<Configuration, Solution>): PuzzleText[] {
  const { configuration, solution } = draft
  const sign = (id: string) => {
    const zone = solution.zones.find((each) => each.id === id)
    return zone ? signOf(draft, zone) : '–'
  }
  const clueLabel = (id: string) => {
    const position = configuration.objectsToFind.findIndex((each) => each.id === id) + 1
    return configuration.listBy === 'silhouette'
      ? m.hidden_object_form_shape({ position })
      : m.hidden_object_form_riddle({ position })
  }
  return [
    ...configuration.objectsToFind.flatMap(({ id }, index): PuzzleText[] =>
      id === ''
        ? []
        : [
            {
              half: 'configuration',
              field: 'objectNames',
              label: m.hidden_object_form_name({ position: index + 1 }),
              longest: longestName,
              at: { kind: 'name', list: 'objectsToFind', id, part: 'name' },
            },
          ],
    ),
    ...configuration.clues.map(({ id }): PuzzleText => ({
      half: 'configuration',
      field: 'clues',
      label: clueLabel(id),
      longest: longestPlace,
      long: true,
      at: { kind: 'member', key: id, part: 'text' },
    })),
    ...configuration.places.map(({ id }): PuzzleText => ({
      half: 'configuration',
      field: 'places',
      label: m.hidden_object_form_place({ sign: sign(id) }),
      longest: longestPlace,
      at: { kind: 'member', key: id, part: 'text' },
    })),
    ...solution.replies.map(({ id }): PuzzleText => ({
      half: 'solution',
      field: 'replies',
      label: m.hidden_object_form_reply(),
      longest: longestReply,
      at: { kind: 'member', key: id, part: 'text' },
    })),
    ...fieldTexts(schemas, draft, 'pictureText'),
  ]
}
