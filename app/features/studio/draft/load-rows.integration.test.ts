import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { presentAsset } from '#app/features/media/asset.present.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { adventures } from '#database/schema/adventures.ts'
import { assets } from '#database/schema/assets.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { applyCommand } from './apply-command.ts'
import type { Applied } from './apply-command.ts'
import { singlesOf } from './command.schema.ts'
import { id } from './draft.fixtures.ts'
import type { Draft } from './draft.ts'
import { loadRows } from './load-rows.server.ts'
import { commandOf, randomDocuments } from './random-commands.fixtures.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { DetailsRow } from '#app/features/rows/kinds/details.ts'
import { draftOf } from './tables.server.ts'
import { writeRows } from './write-rows.server.ts'

const adventureId = id('adventure')
const world = useStudioWorld(null)

async function wholeDraft(tx: Transaction): Promise<Draft> {
  const stored = await findStoredDraft(tx, adventureId)
  const files = await tx.select().from(assets).where(eq(assets.adventureId, adventureId))
  return { ...draftOf(stored!), files: Object.fromEntries(files.map((each) => [each.id, presentAsset(each)])) }
}

async function partOf(tx: Transaction, command: Parameters<typeof applyCommand>[1]): Promise<Draft> {
  const [root] = await tx.select().from(adventures).where(eq(adventures.id, adventureId))
  return loadRows(tx, root!, singlesOf(command))
}

/** Commands do not change these. */
const withoutDates = (row: Draft['rows']['details'][number] | null) =>
  row && { ...row, createdAt: null, updatedAt: null }

function whatItDoes(applied: Applied) {
  if ('refusal' in applied) return applied
  const touched = applied.work.touched().toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return {
    asked: applied.asked,
    touched: touched.map((each) => ({
      ...each,
      before: withoutDates(each.before),
      after: withoutDates(each.after),
    })),
  }
}

const rowsOf = ({ rows }: Draft) =>
  kindNames.map((kind) => rows[kind].map(withoutDates).toSorted((a, b) => (a!.id < b!.id ? -1 : 1)))

class RolledBack extends Error {}

test.each(randomDocuments)(
  '$name: a command has the same result on the rows that it loads as on all rows',
  async (document) => {
    const { first, several } = document
    const { kind } = first.rows.details[0] as unknown as DetailsRow
    await world.database.delete(adventures).where(eq(adventures.id, adventureId))
    await world.database.delete(assets)
    const values = { creatorId: world.member.userId, id: adventureId, kind, languages: ['en', 'fr'], singles: false }
    await buildAdventure(world.database, values)
    for (const [name, purpose] of [
      ['photo', 'scene'],
      ['drawing', 'scene'],
      ['music', 'sound'],
    ] as const)
      await buildAsset(world.database, { id: id(name), adventureId, purpose })
    const rows = kindNames.flatMap((name) =>
      name === 'details' ? [] : first.rows[name].map((row) => ({ kind: name, id: row.id, before: null, after: row })),
    )
    await world.database.transaction((tx) => writeRows(tx, adventureId, rows))
    const walk = fc.asyncProperty(fc.array(several, { minLength: 1, maxLength: 5 }), async (steps) => {
      const rolledBack = world.database.transaction(async (tx) => {
        let draft = await wholeDraft(tx)
        for (const makes of steps) {
          const command = commandOf(makes, draft)
          const [onAll, onPart] = [applyCommand(draft, command), applyCommand(await partOf(tx, command), command)]
          expect(whatItDoes(onPart), JSON.stringify(command)).toEqual(whatItDoes(onAll))
          if ('refusal' in onPart || 'refusal' in onAll) continue
          await writeRows(tx, adventureId, onPart.work.touched())
          draft = await wholeDraft(tx)
          expect(rowsOf(draft), JSON.stringify(command)).toEqual(rowsOf(onAll.draft))
        }
        throw new RolledBack()
      })
      await expect(rolledBack).rejects.toThrow(RolledBack)
    })
    await fc.assert(walk, { numRuns: 80 })
  },
)
