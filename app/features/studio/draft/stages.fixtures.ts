import { aspects, bearings } from '#app/features/kits/documents/dinner.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Arrange, Command, Create } from './command.schema.ts'
import { create, tinyDraft } from './draft.fixtures.ts'
import type { Draft } from './draft.ts'
import { smallDinner, smallRoom } from './kit-draft.fixtures.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'

type Making = { kind: KindName; fields: Changes; parent?: Row }

/** What two authors do in a document of one kind of adventure. */
export type Stage = {
  name: string
  isOfPrintKind: boolean
  draft: Draft
  /** @param text of the new row @param pick any row of a kind, if there is one */
  makings: (text: string, which: number, pick: (kind: KindName) => Row | undefined) => Making[]
  removed: readonly KindName[]
  arranged: readonly KindName[]
  /** Values for fields that hold a list, using only a few rows so that the two authors collide. */
  lists: (which: number, rows: Draft['rows']) => readonly (readonly [kind: KindName, field: string, list: unknown[]])[]
  dragged: { kind: KindName; to: (along: number, down: number) => Changes }
}

/** The ids of the rows that the bits of a number select; strings are selected as they are. */
const someOf = (which: number, rows: readonly (Row | string)[]): string[] =>
  rows.filter((_, at) => (which >> at) & 1).map((row) => (typeof row === 'string' ? row : row.id))

export const stages: readonly Stage[] = [
  {
    name: 'an online adventure',
    isOfPrintKind: false,
    draft: tinyDraft(),
    makings: (name, which, pick) => {
      const [scene, npc] = [pick('scene'), pick('npc')]
      const at = { x: 1, y: 2, type: 'item', name, targetId: pick('item')?.id ?? null }
      return [
        { kind: 'item', fields: { name } },
        { kind: 'scene', fields: { name, displayOrder: which % 3 } },
        ...(scene ? [{ kind: 'hotspot', fields: at, parent: scene } as const] : []),
        ...(npc ? [{ kind: 'node', fields: { content: name }, parent: npc } as const] : []),
      ]
    },
    removed: ['item', 'npc', 'scene', 'node', 'hotspot'],
    arranged: ['scene', 'hotspot'],
    lists: () => [],
    dragged: { kind: 'hotspot', to: (x, y) => ({ x, y }) },
  },
  {
    name: 'a mystery dinner',
    isOfPrintKind: true,
    draft: smallDinner(),
    makings: (text, which, pick) => {
      const [character, course] = [pick('character'), pick('course')]
      const at = { phase: 'course', courseId: course?.id ?? null }
      return [
        { kind: 'character', fields: { name: text } },
        { kind: 'course', fields: { name: text, displayOrder: which % 3 } },
        { kind: 'dinnerClue', fields: { title: text, holderId: character?.id ?? null, ...at } },
        { kind: 'moment', fields: { happened: text, actorIds: character ? [character.id] : [] } },
        ...(character ? [{ kind: 'card', fields: { reveal: text, ...at }, parent: character } as const] : []),
      ]
    },
    removed: ['character', 'course', 'dinnerClue', 'moment', 'card', 'dinnerProp'],
    arranged: ['character', 'course', 'dinnerClue'],
    lists: (which, { character }) => {
      const people = someOf(which, character)
      const [aspect, bearing] = [aspects[which % 3]!, bearings[which % 2]!]
      return [
        ['dinnerClue', 'meanings', people.map((characterId) => ({ characterId, aspect, bearing }))],
        ['moment', 'actorIds', people],
        ['moment', 'witnessIds', people],
      ]
    },
    dragged: { kind: 'course', to: (startMinute) => ({ startMinute }) },
  },
  {
    name: 'an escape room',
    isOfPrintKind: true,
    draft: smallRoom(),
    makings: (text, which, pick) => {
      const [prop, clue] = [pick('roomProp'), pick('roomClue')]
      return [
        { kind: 'roomProp', fields: { name: text } },
        { kind: 'roomPuzzle', fields: { name: text, needs: clue ? [clue.id] : [], displayOrder: which % 3 } },
        { kind: 'roomClue', fields: { title: text, propId: prop?.id ?? null } },
        { kind: 'puzzle', fields: { name: text, type: 'riddle' } },
      ]
    },
    removed: ['roomProp', 'roomPuzzle', 'roomClue', 'puzzle'],
    arranged: ['roomPuzzle', 'roomProp', 'roomClue'],
    lists: (which, { roomProp, roomClue, roomPuzzle }) => [
      ['roomPuzzle', 'needs', someOf(which, [...roomProp, ...roomClue, ...roomPuzzle])],
      ['roomPuzzle', 'gives', someOf(which, [...roomProp, ...roomClue])],
      ['roomPuzzle', 'hints', someOf(which, ['Look up.', 'Look down.', 'Sing.'])],
    ],
    dragged: { kind: 'roomPuzzle', to: (boardX, boardY) => ({ boardX, boardY }) },
  },
]

export function making({ makings }: Stage, { rows }: Draft, text: string, which: number): Create {
  const all = makings(text, which, (kind) => rows[kind][which % Math.max(1, rows[kind].length)])
  const { kind, fields, parent } = all[Math.floor(which / 10) % all.length]!
  return { ...create(kind, '', fields), id: crypto.randomUUID(), parent: parent?.id ?? null }
}

export function removing({ removed }: Stage, { rows }: Draft, which: number): Command | null {
  const kinds = removed.filter((kind) => rows[kind].length > 0)
  const kind = kinds[which % Math.max(1, kinds.length)]
  if (!kind) return null
  const ids = rows[kind].filter((_, at) => (which >> at) & 1).map(({ id }) => id)
  return ids.length > 0 ? { op: 'remove', kind, ids } : null
}

/** A change of one list field of one row. */
export function listing({ lists }: Stage, { rows }: Draft, which: number): { row: Row; fields: Changes } | null {
  const all = lists(which, rows)
  const [kind, field, list] = all[Math.floor(which / 8) % Math.max(1, all.length)] ?? []
  const row = kind && rows[kind][which % Math.max(1, rows[kind].length)]
  return row && field ? { row, fields: { [field]: list } } : null
}

export function arranging({ arranged }: Stage, { rows }: Draft, which: number): Arrange | null {
  const kind = arranged[which % arranged.length]!
  const { parent } = kindOf(kind)
  const within = parent && (rows[parent.kind][0]?.id ?? null)
  const ids = rows[kind].filter((row) => !parent || row[parent.field] === within).map(({ id }) => id)
  if (ids.length < 2) return null
  const first = which % ids.length
  return { op: 'arrange', kind, parent: within, ids: [...ids.slice(first), ...ids.slice(0, first)] }
}

const required = (kind: KindName, name: string) => Number(kindOf(kind).fields[name]!.text!.required ?? false)

/** Fields that are typed into, by kind; required ones first. */
export const textFields: ReadonlyMap<KindName, readonly string[]> = new Map(
  kindNames.map((kind) => {
    const names = Object.entries(kindOf(kind).fields).flatMap(([name, { text }]) => (text ? [name] : []))
    return [kind, names.toSorted((a, b) => required(kind, b) - required(kind, a)).slice(0, 2)]
  }),
)
