import { isRecord } from '#app/shared/record.ts'
import { AppError, presentError } from '#app/shared/app-error.ts'
import { byLanguage } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { TranslatedFromView, TranslationsView } from '#app/features/rows/translations.ts'
import { singlesOf } from './command.schema.ts'
import type { Arrange, Change, Command, Create, Remove, Single } from './command.schema.ts'
import { byId } from './draft.ts'
import type { Draft } from './draft.ts'
import { fieldsOf } from './field-errors.ts'
import { changeBack, inverseOf } from './inverse.ts'
import { batchOf } from './make-command.ts'
import { mergeTranslations } from './merge-translations.ts'
import { placesIn } from './places-in.ts'
import { invalid } from '#app/features/rows/refusal.ts'
import type { Refusal } from './refusal.ts'
import { defaultsOf, holdsTexts, kindNames, schemasFor } from '#app/features/rows/row-kind.ts'
import type { KindName, Row, RowKind } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { mergeThreeWays } from './three-way.ts'
import type { Collision } from './three-way.ts'
import { isAsSeen } from './seen.ts'
import { linkingKinds, rowsIn, Work } from './work.ts'
import { translatedFromAfter } from './words/translated-from.ts'

export type Asked = { kind: KindName; id: string; collisions: readonly Collision[] }

export type Applied = { draft: Draft; inverse: Command; asked: readonly Asked[]; work: Work } | { refusal: Refusal }

type ApplyOptions = { force?: boolean }

/** Pure: browser and server get the same draft and inverse. @returns `asked`: fields in conflict; or the refusal */
export function applyCommand(draft: Draft, command: Command, options: ApplyOptions = {}): Applied {
  const work = new Work(draft)
  const done = perform(work, command, options)
  if ('refusal' in done) return done
  const [after, inverse] = [work.finish(), inverseOf(work.touched(), work)]
  const isWide = work.touched().some(({ kind, before, after: row }) => reaches(kindOf(kind), before, row))
  return { draft: after, inverse: isWide ? completed(inverse, after, draft) : inverse, asked: done.asked, work }
}

const reaches = ({ wide = {} }: RowKind, before: Row | null, after: Row | null): boolean =>
  before !== null && after !== null && Object.keys(wide).some((name) => before[name] !== after[name])

function completed(inverse: Command, after: Draft, before: Draft): Command {
  const work = new Work(after)
  perform(work, inverse, { force: true })
  const rest = work.touched().flatMap(({ kind, id, after: row }) => {
    const stood = byId(before.rows[kind]).get(id)
    return stood && row ? changeBack(kind, stood, row) : []
  })
  return rest.length > 0 ? batchOf([...singlesOf(inverse), ...rest]) : inverse
}

export function applyCommands(draft: Draft, commands: readonly Command[], options: ApplyOptions): Draft {
  let done = draft
  let work = new Work(done)
  for (const command of commands) {
    if (command.op === 'batch') {
      done = work.finish()
      const applied = applyCommand(done, command, options)
      if (!('refusal' in applied)) done = applied.draft
      work = new Work(done)
    } else perform(work, command, options)
  }
  return work.finish()
}

type Done = { asked: Asked[] } | { refusal: Refusal }

const nothingAsked: Done = { asked: [] }
const gone: Done = { refusal: { reason: 'gone' } }

/** May leave `work` half changed when it refuses. */
export function perform(work: Work, command: Command, options: ApplyOptions): Done {
  const asked: Asked[] = []
  const singles = singlesOf(command)
  for (const single of singles) {
    const done = performOne(work, single, options, singles)
    if ('refusal' in done) return done
    asked.push(...done.asked)
  }
  return { asked }
}

function performOne(work: Work, command: Single, options: ApplyOptions, singles: readonly Single[]): Done {
  switch (command.op) {
    case 'create':
      return create(work, command, singles)
    case 'change':
      return change(work, command, options)
    case 'remove':
      return remove(work, command, options)
    case 'arrange':
      return arrange(work, command)
  }
}

function create(work: Work, command: Create, singles: readonly Single[]): Done {
  const { kind: name, id, parent, fields: sent } = command
  const kind = kindOf(name)
  if (kind.single) return gone
  if (!kind.adventures.includes(work.adventureKind)) return invalid('kind', 'studio_errors_unreadable')
  if (work.get(name, id)) return nothingAsked
  if (kindNames.some((other) => work.get(other, id))) return gone
  if (kind.parent && !(parent && work.get(kind.parent.kind, parent))) return gone
  const siblings = work.list(name, parent)
  if (siblings.length >= kind.limit) return { refusal: full(kind, siblings.length, command, singles) }
  const read = schemasFor(kind).create.safeParse({ ...kind.begin?.({ ...sent, id }, work.primary), ...sent })
  if (!read.success) return { refusal: { reason: 'invalid', fields: fieldsOf(read.error.issues) } }
  const wrong = wrongFields(work, kind, read.data)
  if (wrong) return wrong
  const { translations, translatedFrom, ...fields } = read.data
  const row: Row = {
    ...defaultsOf(kind),
    ...fields,
    id,
    ...(kind.parent ? { [kind.parent.field]: parent } : {}),
    ...(kind.place ? { [kind.place]: fields[kind.place] ?? endOf(kind, siblings) } : {}),
    translations: mergeTranslations({}, translations as TranslationsView),
    translatedFrom: mergeTranslations({}, translatedFrom as TranslationsView),
  }
  const settled = kind.settle?.(unlinkedFromGone(work, kind, row), null, work) ?? {
    row: unlinkedFromGone(work, kind, row),
  }
  if ('refusal' in settled) return settled
  if (kind.place) makeRoom(work, kind, settled.row, work.list(name, parent))
  work.put(name, settled.row)
  return nothingAsked
}

const endOf = ({ place }: RowKind, siblings: readonly Row[]): number => Number(siblings.at(-1)?.[place!] ?? -1) + 1

function full(kind: RowKind, count: number, command: Create, singles: readonly Single[]): Refusal {
  const together = singles.filter(
    (each) => each.op === 'create' && each.kind === command.kind && each.parent === command.parent,
  )
  const params = {
    kind: kind.list,
    most: kind.limit,
    count: count - together.indexOf(command),
    adding: together.length,
  }
  return { reason: 'failed', error: presentError(new AppError('tooLarge', { params })) }
}

function wrongFields(work: Work, kind: RowKind, fields: Changes): { refusal: Refusal } | null {
  for (const [name, { file }] of Object.entries(kind.fields)) {
    const id = fields[name]
    if (!file || typeof id !== 'string') continue
    const found = work.draft.files[id]
    const isSound = found !== undefined && found.width === 0
    if (!found || isSound !== (file === 'sound')) return invalid(name, 'studio_errors_unreadable')
  }
  for (const name of byLanguage)
    if (isRecord(fields[name]) && fields[name][work.primary])
      return invalid(`${name}.${work.primary}`, 'studio_errors_unreadable')
  return null
}

function unlinkedFromGone(work: Work, { link }: RowKind, row: Row): Row {
  const target = link && row[link.field]
  return !link || typeof target !== 'string' || linkedRow(work, link, row) ? row : { ...row, [link.field]: null }
}

function linkedRow(work: Work, link: NonNullable<RowKind['link']>, row: Row): Row | undefined {
  const kind = link.kindOf(row)
  return kind ? work.get(kind, String(row[link.field])) : undefined
}

function makeRoom(work: Work, { name, place }: RowKind, row: Row, siblings: readonly Row[]): void {
  const at = Number(row[place!])
  if (!siblings.some((each) => each[place!] === at)) return
  for (const each of siblings)
    if (Number(each[place!]) >= at) work.put(name, { ...each, [place!]: Number(each[place!]) + 1 })
}

function change(work: Work, { kind: name, id, fields: sent, was }: Change, { force }: ApplyOptions): Done {
  const kind = kindOf(name)
  const before = work.get(name, id)
  if (!before) return gone
  const read = schemasFor(kind).change.safeParse(sent)
  if (!read.success) return { refusal: { reason: 'invalid', fields: fieldsOf(read.error.issues) } }
  const { mine, asked } = force ? { mine: read.data, asked: [] } : mergeThreeWays(name, was, read.data, before)
  const done: Done = { asked: asked.length > 0 ? [{ kind: name, id, collisions: asked }] : [] }
  if (Object.keys(mine).length === 0) return done
  const wrong = wrongFields(work, kind, mine) ?? missingTarget(work, kind, before, mine)
  if (wrong) return wrong
  const { translations, translatedFrom: said, ...fields } = mine
  const merged = mergeTranslations(before.translations as TranslationsView, translations as TranslationsView)
  const settled = settle(
    work,
    kind,
    { ...before, ...fields, translations: translations ? merged : before.translations },
    before,
  )
  if ('refusal' in settled) return settled
  const texts = holdsTexts(kind, mine)
    ? translatedFromAfter(name, before, settled.row, said as TranslatedFromView | undefined, work.primary)
    : before.translatedFrom
  work.put(name, { ...settled.row, translatedFrom: texts })
  return done
}

const settle = (work: Work, kind: RowKind, row: Row, before: Row) => kind.settle?.(row, before, work) ?? { row }

function missingTarget(
  work: Work,
  { link }: RowKind,
  before: Row,
  mine: Changes,
): (Done & { refusal: Refusal }) | null {
  const target = link && mine[link.field]
  if (!link || typeof target !== 'string') return null
  return linkedRow(work, link, { ...before, ...mine }) ? null : { refusal: { reason: 'gone' } }
}

function remove(work: Work, { kind, ids, was }: Remove, { force }: ApplyOptions): Done {
  if (kindOf(kind).single) return gone
  const going = rowsIn(work, kind, [...new Set(ids)])
  if (was && !force && !going.every((each) => isAsSeen(each, was))) return { refusal: changedElsewhere }
  for (const each of going.toReversed()) work.remove(each.kind, each.row.id)
  for (const each of going) kindOf(each.kind).removed?.(each.row, work)
  const removed = new Set(going.map(({ row }) => row.id))
  for (const linking of linkingKinds) unlinkFrom(work, kindOf(linking), removed)
  return nothingAsked
}

export const changedElsewhere: Refusal = { reason: 'failed', error: presentError(new AppError('conflict')) }

function unlinkFrom(work: Work, { name, link }: RowKind, removed: ReadonlySet<string>): void {
  if (!link) return
  for (const each of work.list(name))
    if (removed.has(String(each[link.field]))) work.put(name, { ...each, [link.field]: null })
}

function arrange(work: Work, { kind, parent, ids }: Arrange): Done {
  const { place, parent: within } = kindOf(kind)
  if (!place) return invalid('kind', 'studio_errors_unreadable')
  if (within && !parent) return gone
  const rows = work.list(kind, parent) as (Row & { displayOrder: number })[]
  const moved = placesIn(rows, ids)
  if (!moved) return gone
  for (const { id, displayOrder } of moved) work.put(kind, { ...work.get(kind, id)!, [place]: displayOrder })
  return nothingAsked
}
