import { isRecord } from '#app/shared/record.ts'
import { byLanguage } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Arrange, Change, Command, Create, Remove } from './command.schema.ts'
import { kindNames } from '#app/features/rows/row-kind.ts'
import type { KindName, Row } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { batchOf } from './make-command.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'
import type { Touched, Work } from './work.ts'

/** Compares the rows before and after, whatever the command was. */
export function inverseOf(touched: readonly Touched[], work: Work): Command {
  const inOrder = kindNames.flatMap((kind) => touched.filter((each) => each.kind === kind))
  const commands = [
    ...inOrder.flatMap(({ kind, before, after }) => (before && !after ? [createOf(kind, before)] : [])),
    ...inOrder.flatMap(({ kind, before, after }) => (before && after ? changeBack(kind, before, after) : [])),
    ...kindNames.toReversed().flatMap((kind) => removeOf(kind, inOrder)),
    ...kindNames.flatMap((kind) => arrangesOf(kind, inOrder, work)),
  ]
  return batchOf(commands)
}

export function createOf(kind: KindName, row: Row, id = row.id): Create {
  const { fields, parent } = kindOf(kind)
  const own = [...Object.keys(fields), ...byLanguage].map((name) => [name, row[name]])
  return {
    op: 'create',
    kind,
    id,
    parent: parent ? String(row[parent.field]) : null,
    fields: Object.fromEntries(own) as Create['fields'],
  }
}

export function changeBack(kind: KindName, before: Row, after: Row): Change[] {
  const { fields, place } = kindOf(kind)
  const names = Object.keys(fields).filter((name) => name !== place && !isStoredAlike(before[name], after[name]))
  const [back, was]: [Changes, Changes] = [{}, {}]
  for (const name of names) [back[name], was[name]] = [before[name], after[name]]
  for (const name of byLanguage) {
    const texts = textsBack(before[name], after[name])
    if (texts) [back[name], was[name]] = [texts.back, texts.was]
  }
  return Object.keys(back).length === 0
    ? []
    : [{ op: 'change', kind, id: after.id, fields: back as Change['fields'], was: was as Change['was'] }]
}

/** Undoes an added translation by setting it to an empty value of its own shape. */
function textsBack(before: unknown, after: unknown): { back: Changes; was: Changes } | null {
  const [back, was]: [Record<string, Changes>, Record<string, Changes>] = [{}, {}]
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  for (const language of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const [oldTexts, nowTexts] = [textsIn(old, language), textsIn(now, language)]
    for (const name of new Set([...Object.keys(oldTexts), ...Object.keys(nowTexts)])) {
      if (isStoredAlike(oldTexts[name], nowTexts[name])) continue
      ;(back[language] ??= {})[name] = oldTexts[name] ?? emptyLike(nowTexts[name])
      ;(was[language] ??= {})[name] = nowTexts[name] ?? emptyLike(oldTexts[name])
    }
  }
  return Object.keys(back).length > 0 ? { back, was } : null
}

const textsIn = (languages: Changes, language: string): Changes => {
  const texts = languages[language]
  return isRecord(texts) ? texts : {}
}

function emptyLike(value: unknown): '' | unknown[] | Changes {
  if (Array.isArray(value)) return []
  return isRecord(value) ? {} : ''
}

function removeOf(kind: KindName, touched: readonly Touched[]): Remove[] {
  const ids = touched.flatMap((each) => (each.kind === kind && !each.before && each.after ? [each.id] : []))
  return ids.length > 0 ? [{ op: 'remove', kind, ids }] : []
}

function arrangesOf(kind: KindName, touched: readonly Touched[], work: Work): Arrange[] {
  const { parent, place } = kindOf(kind)
  if (!place) return []
  const moved = touched.filter((each) => each.kind === kind && each.before && each.after)
  const parents = new Set(
    moved.flatMap(({ before, after }) =>
      before![place] === after![place] ? [] : [parent ? String(after![parent.field]) : null],
    ),
  )
  return [...parents].flatMap((within): Arrange[] => {
    const now = work.list(kind, within)
    const places = new Map(moved.map(({ id, before }) => [id, Number(before![place])]))
    const stood = now.filter(({ id }) => places.has(id) || !isNew(touched, id))
    const removed = touched.flatMap(({ kind: of, before, after }) => (of === kind && before && !after ? [before] : []))
    const back = removed.filter((row) => !parent || row[parent.field] === within)
    const then = [...stood, ...back].toSorted((a, b) => placeThen(a) - placeThen(b))
    const ids = then.map(({ id }) => id)
    function placeThen(row: Row): number {
      return places.get(row.id) ?? Number(row[place!])
    }
    const isInOrder = then.filter((row) => !back.includes(row)).every((row, at) => row === stood[at])
    // A row that comes back would otherwise push away those that moved into its place.
    return isInOrder && back.length === 0 ? [] : [{ op: 'arrange', kind, parent: within, ids }]
  })
}

const isNew = (touched: readonly Touched[], id: string): boolean =>
  touched.some((each) => each.id === id && each.before === null)
