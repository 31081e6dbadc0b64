import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { StoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import type { Change, Command } from '#app/features/studio/draft/command.schema.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { rowOf } from '#app/features/studio/draft/tables.server.ts'
import { heldOfThese } from '#app/features/studio/draft/three-way.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import type { SampleKit } from '#samples/sample-kit.ts'
import { kitKeys, kitRows } from './kit-rows.ts'
import { detailsFields, made } from './sample-requests.ts'
import type { FileIds } from './store-sample-files.server.ts'
import { takeSample } from './take-sample.server.ts'

/** Replaces what the draft holds. */
export async function writeKit(
  tx: Transaction,
  owner: Member,
  sample: SampleKit,
  { adventureId, files }: { adventureId: string; files: FileIds },
): Promise<void> {
  const { key, primaryLanguage } = sample
  const before = await findStoredDraft(tx, adventureId)
  if (!before) throw new Error(`the sample ${key} is gone`)
  const singles = new Map(
    kitKindNames
      .filter((kind) => kindOf(kind).single)
      .flatMap((kind) => (before.kit[kind] ?? []).map((row) => [kind, rowOf(kind, row)] as [KindName, Row])),
  )
  const { keys, pictures } = kitKeys(sample)
  const ids = new Map(keys.map((each) => [each, newId()]))
  for (const each of pictures) ids.set(each, files(each))
  for (const [kind, { id }] of singles) ids.set(kind, id)
  const rows = kitRows(sample, primaryLanguage, (each) => {
    const id = ids.get(each)
    if (id === undefined) throw new Error(`the sample ${key} has no row ${each}`)
    return id
  })
  await takeSample(tx, owner, { key, adventureId }, [
    changeOf('details', rowOf('details', before.adventure), {
      ...detailsFields(sample),
      coverAssetId: files(sample.cover.image),
    }),
    ...emptying(before),
    ...rows.map(({ kind, id, parent, fields }): Command => {
      const row = singles.get(kind)
      return row ? changeOf(kind, row, fields) : made(kind, id, fields, parent)
    }),
  ])
}

/** Innermost rows first. */
const lists = kitKindNames.filter((kind) => !kindOf(kind).single).toSorted((kind) => (kindOf(kind).parent ? -1 : 1))

const emptying = ({ kit, puzzles }: StoredDraft): Command[] =>
  [...lists.map((kind) => ({ kind, rows: kit[kind] ?? [] })), { kind: 'puzzle' as const, rows: puzzles }]
    .filter(({ rows }) => rows.length > 0)
    .map(({ kind, rows }) => ({ op: 'remove', kind, ids: rows.map(({ id }) => id) }))

const changeOf = (kind: KindName, row: Row, given: object): Change => {
  const fields = given as Change['fields']
  return { op: 'change', kind, id: row.id, fields, was: heldOfThese(row, fields) as Change['fields'] }
}
