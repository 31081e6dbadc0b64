import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyCommand } from './apply-command.ts'
import { wired } from './draft.fixtures.ts'
import type { Draft } from './draft.ts'
import { commandOf, randomDocuments } from './random-commands.fixtures.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import type { Touched } from './work.ts'

/** Nobody removes a row and creates another with the same id within one command. */
const isReplaced = ({ kind: of, before, after }: Touched): boolean =>
  ['nodeId', 'type'].some(
    (field) => before && after && kindOf(of).fields[field]?.fixed && before[field] !== after[field],
  )

function asStored({ rows }: Draft) {
  return Object.fromEntries(
    kindNames.map((of) => {
      const { place, parent } = kindOf(of)
      const listed = rows[of].map(({ displayOrder: _place, ...row }) => row as Row)
      const sorted = listed.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const placesOf = (within: unknown) =>
        rows[of]
          .filter((row) => !parent || row[parent.field] === within)
          .toSorted((a, b) => Number(a[place!]) - Number(b[place!]))
      const parents = place ? [...new Set(rows[of].map((row) => (parent ? row[parent.field] : null)))].toSorted() : []
      return [of, [sorted, parents.map((within) => placesOf(within).map((row) => row.id))]]
    }),
  )
}

test.each(randomDocuments)('$name: the inverse of any command restores the previous draft', (document) => {
  const { several, reached } = document
  fc.assert(
    fc.property(fc.array(several, { maxLength: 4 }), several, (before, makes) => {
      const draft = reached(before)
      const applied = applyCommand(draft, commandOf(makes, draft))
      if ('refusal' in applied || applied.work.touched().some(isReplaced)) return
      const back = applyCommand(applied.draft, applied.inverse)
      if ('refusal' in back)
        throw new Error(`refused: ${JSON.stringify([back.refusal, commandOf(makes, draft), applied.inverse])}`)
      const told = JSON.stringify([commandOf(makes, draft), applied.inverse])
      expect(back.asked, told).toEqual([])
      expect(asStored(back.draft), told).toEqual(asStored(draft))
    }),
    { numRuns: 800 },
  )
})

test.each(randomDocuments)(
  '$name: any command is done or refused, and leaves the draft that it was given unchanged',
  (document) => {
    const { several, reached } = document
    fc.assert(
      fc.property(fc.array(several, { maxLength: 3 }), several, fc.boolean(), (before, makes, force) => {
        const draft = reached(before)
        const [stood, command] = [wired(draft), commandOf(makes, draft)]
        const asGiven = wired(command)
        applyCommand(draft, command, { force })
        expect(wired(draft)).toEqual(stood)
        expect(wired(command)).toEqual(asGiven)
      }),
      { numRuns: 200 },
    )
  },
)
