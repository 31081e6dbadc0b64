import { isRecord } from '#app/shared/record.ts'
import { locales } from '#app/i18n/locale.ts'
import { byLanguage } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { KindName, RowKind } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { isStoredAlike } from '#app/features/rows/stored-value.ts'

/** A translation with a schema of its own matches its original by index. */
const isByPlace = ({ fields }: RowKind, field: string): boolean => fields[field]?.translation !== undefined

export type Collision = { mine: Changes; theirs: Changes }

type Merged = {
  mine: Changes
  asked: readonly Collision[]
}

/** A field, or one text of a translation. */
type Path = readonly [field: string] | readonly [field: string, language: string, text: string]

const nameOf = (path: Path): string => path.join('\n')

function flat(changes: Changes): Map<string, { path: Path; value: unknown }> {
  const all = Object.entries(changes).flatMap(([field, value]): { path: Path; value: unknown }[] => {
    if (!byLanguage.has(field) || !isRecord(value)) return [{ path: [field], value }]
    return Object.entries(value).flatMap(([language, texts]) =>
      Object.entries(isRecord(texts) ? texts : {}).map(([text, words]) => ({
        path: [field, language, text] as const,
        value: words,
      })),
    )
  })
  return new Map(all.map((each) => [nameOf(each.path), each]))
}

function changesOf(fields: Iterable<{ path: Path; value: unknown }>): Changes {
  const changes: Changes = {}
  for (const { path, value } of fields) {
    const [field, language, text] = path
    if (language === undefined || text === undefined) changes[field] = value
    else {
      const languages = (changes[field] ??= {}) as Record<string, Changes>
      languages[language] = { ...languages[language], [text]: value }
    }
  }
  return changes
}

function heldAt(row: Changes, [field, language, text]: Path): unknown {
  if (language !== undefined && text !== undefined) {
    const texts = isRecord(row[field]) ? row[field][language] : undefined
    return (isRecord(texts) ? texts[text] : undefined) ?? null
  }
  return row[field] ?? null
}

type Bond = NonNullable<RowKind['bonds']>[number]

function unitOf(kind: RowKind, path: Path, holds: (bond: Bond) => boolean): readonly Path[] {
  const [field, , text] = path
  if (text !== undefined && (field !== 'translations' || !isByPlace(kind, text))) return [path]
  const bond = kind.bonds?.find(({ fields }) => fields.includes(text ?? field))
  const fields = bond && holds(bond) ? bond.fields : [text ?? field]
  return fields.flatMap((each): Path[] => [
    [each],
    ...(isByPlace(kind, each) ? locales.map((locale) => ['translations', locale, each] as const) : []),
  ])
}

export function heldOf(name: KindName, row: Changes, changes: Changes): Changes {
  const kind = kindOf(name)
  const paths = [...flat(changes).values()].flatMap(({ path }) =>
    unitOf(kind, path, () => true).filter((each) => nameOf(each) === nameOf(path) || each[0] in row),
  )
  return changesOf(paths.map((path) => ({ path, value: heldAt(row, path) })))
}

export const heldOfThese = (row: Changes, changes: Changes): Changes =>
  changesOf([...flat(changes).values()].map(({ path }) => ({ path, value: heldAt(row, path) })))

export const startedFrom = (noted: Changes, more: Changes): Changes =>
  changesOf(new Map([...flat(more), ...flat(noted)]).values())

function nothingAt(theirs: Changes, path: Path): unknown {
  const there = path.length === 1 ? null : heldAt(theirs, path)
  if (Array.isArray(there)) return []
  return isRecord(there) ? {} : null
}

/**
 * One-sided and equal changes merge; the rest are `asked`. A newer edit of a translation wins over its confirmation.
 * @param base `mine` before its first change; unknown counts as changed by others @param theirs the row now
 */
export function mergeThreeWays(name: KindName, base: Changes, mine: Changes, theirs: Changes): Merged {
  const kind = kindOf(name)
  const same = ([field]: Path, a: unknown, b: unknown) =>
    isStoredAlike(a, b) || kind.fields[field]?.alike?.(a, b) === true
  const [began, changed] = [flat(base), flat(mine)]
  const goesOn: { path: Path; value: unknown }[] = []
  const asked: Collision[] = []
  const seen = new Set<string>()
  const holds = ({ when }: Bond) => when?.(base, mine, theirs) ?? true
  for (const { path } of changed.values()) {
    if (seen.has(nameOf(path))) continue
    const unit = unitOf(kind, path, holds)
    for (const each of unit) seen.add(nameOf(each))
    const ours = unit
      .flatMap((each) => changed.get(nameOf(each)) ?? [])
      .filter((each) => !same(each.path, each.value, heldAt(theirs, each.path)))
    const before = (each: Path) => began.get(nameOf(each))
    const touchedByUs = ours.some(
      (each) => !same(each.path, each.value, before(each.path)?.value) || !before(each.path),
    )
    const touchedByThem = unit.filter((each) => {
      const stood = before(each)
      return stood ? !same(each, stood.value, heldAt(theirs, each)) : changed.has(nameOf(each))
    })
    if (!touchedByUs) continue
    if (touchedByThem.length === 0) goesOn.push(...ours)
    else if (path[0] !== 'translatedFrom') {
      const values = new Map(ours.map((each) => [nameOf(each.path), each]))
      // Fields that belong together with a change keep the values that its author saw.
      for (const each of touchedByThem)
        if (!changed.has(nameOf(each)))
          values.set(nameOf(each), { path: each, value: before(each)!.value ?? nothingAt(theirs, each) })
      const both = [...values.values()]
      asked.push({
        mine: changesOf(both),
        theirs: changesOf(both.map((each) => ({ path: each.path, value: heldAt(theirs, each.path) }))),
      })
    }
  }
  return { mine: changesOf(goesOn), asked }
}
