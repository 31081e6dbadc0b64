import { expect, test } from 'vitest'
import { applyCommand } from '#app/features/studio/draft/apply-command.ts'
import { create, emptyDraft, id } from '#app/features/studio/draft/draft.fixtures.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { batchOf } from '#app/features/studio/draft/make-command.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { noRoomText } from './no-room-text.ts'

const parentOf = (kind: KindName) => kindOf(kind).parent

function holding(kind: KindName, count: number): Draft {
  const draft = emptyDraft({ kind: kindOf(kind).adventures[0] })
  const parent = parentOf(kind)
  const own = parent ? { [parent.field]: id('parent') } : {}
  const rows = Array.from({ length: count }, (_, at) => ({ id: `${at}`, ...own }))
  const within = parent ? { [parent.kind]: [{ id: id('parent') }] } : {}
  return { ...draft, rows: { ...draft.rows, ...within, [kind]: rows } }
}

function refusedBy(kind: KindName, count: number, adding: number): string | null | undefined {
  const making = Array.from({ length: adding }, (_, at) =>
    create(
      kind,
      `new ${at}`,
      {
        name: 'One',
        title: 'One',
        happened: 'One.',
        type: kind === 'puzzle' ? 'riddle' : 'item',
        content: 'One.',
        x: 1,
        y: 1,
      },
      parentOf(kind) && 'parent',
    ),
  )
  const given = making.map((each) => ({ ...each, fields: only(kind, each.fields) }))
  const done = applyCommand(holding(kind, count), batchOf(given))
  if (!('refusal' in done)) return undefined
  if (done.refusal.reason !== 'failed') throw new Error(JSON.stringify(done.refusal))
  return noRoomText(done.refusal.error)
}

const only = <Fields extends object>(kind: KindName, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in kindOf(kind).fields)) as Fields

test('pasting too many hotspots says how many fit and that nothing is lost', () => {
  expect(refusedBy('hotspot', 480, 20)).toBeUndefined()
  expect(refusedBy('hotspot', 480, 25)).toBe(
    'A scene holds at most 500 hotspots, and this one has 480. You wanted to add 25, and there’s room for 20: add fewer, or delete 5 first. Nothing was added, and nothing is lost.',
  )
})

test.each(kindNames.filter((kind) => !kindOf(kind).single))(
  'one more %s than fits gives the limit and what to do',
  (kind) => {
    const text = refusedBy(kind, kindOf(kind).limit, 1)
    expect(text).toContain(String(kindOf(kind).limit))
    expect(text).toContain('Delete one')
  },
)

test('anything else that is too large gets the usual message', () =>
  expect(noRoomText({ code: 'tooLarge', params: {} })).toBeNull())
