import { locales } from '#app/i18n/locale.ts'
import { parsePrice } from '#app/shared/money.ts'
import { byLanguage, isRecord } from './changes.ts'
import type { Changes } from './changes.ts'
import { kindNames } from './row-kind.ts'
import { kindOf } from './rows/index.ts'
import { isStoredAlike } from './stored-value.ts'

const bonds: readonly (readonly string[])[] = kindNames.flatMap((name) => kindOf(name).together ?? [])

/** Translations that match their originals by index. */
const byPlace = new Set(['configuration', 'solution', 'hints'])

export type Collision = { mine: Changes; theirs: Changes }

type Merged = {
  mine: Changes
  asked: readonly Collision[]
}

/** A field, or one text of a translation. */
type Path = readonly [field: string] | readonly [field: string, language: string, text: string]

const nameOf = (path: Path): string => JSON.stringify(path)

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

function unitOf(path: Path): readonly Path[] {
  const [field, , text] = path
  if (text !== undefined && (field !== 'translations' || !byPlace.has(text))) return [path]
  const bond = bonds.find((each) => each.includes(text ?? field))
  return (
    bond?.flatMap((each): Path[] => [
      [each],
      ...(byPlace.has(each) ? locales.map((locale) => ['translations', locale, each] as const) : []),
    ]) ?? [path]
  )
}

const ladderOf = (rules: unknown): Changes =>
  isRecord(rules) ? { hintCosts: rules.hintCosts, hintLevels: rules.hintLevels } : {}

export function heldOf(row: Changes, changes: Changes): Changes {
  const paths = [...flat(changes).values()].flatMap(({ path }) =>
    unitOf(path).filter((each) => nameOf(each) === nameOf(path) || each[0] in row),
  )
  return changesOf(paths.map((path) => ({ path, value: heldAt(row, path) })))
}

export const heldOfThese = (row: Changes, changes: Changes): Changes =>
  changesOf([...flat(changes).values()].map(({ path }) => ({ path, value: heldAt(row, path) })))

export const startedFrom = (noted: Changes, more: Changes): Changes =>
  changesOf(new Map([...flat(more), ...flat(noted)]).values())

const same = ([field]: Path, a: unknown, b: unknown): boolean =>
  field === 'price' && typeof a === 'string' && typeof b === 'string'
    ? parsePrice(a) === parsePrice(b)
    : isStoredAlike(a, b)

/** Without a change of hint costs or levels, points and hints do not conflict. */
function areHintsScored(base: Changes, mine: Changes, theirs: Changes): boolean {
  if (!('scoringRules' in base)) return true
  const began = ladderOf(base.scoringRules)
  return (
    ('scoringRules' in mine && !isStoredAlike(began, ladderOf(mine.scoringRules))) ||
    !isStoredAlike(began, ladderOf(theirs.scoringRules))
  )
}

function nothingAt(theirs: Changes, path: Path): unknown {
  const there = path.length === 1 ? null : heldAt(theirs, path)
  if (Array.isArray(there)) return []
  return isRecord(there) ? {} : null
}

/**
 * One-sided and equal changes merge; the rest are `asked`. A newer edit of a translation wins over its confirmation.
 * @param base `mine` before its first change; unknown counts as changed by others @param theirs the row now
 */
export function mergeThreeWays(base: Changes, mine: Changes, theirs: Changes): Merged {
  const [began, changed] = [flat(base), flat(mine)]
  const goesOn: { path: Path; value: unknown }[] = []
  const asked: Collision[] = []
  const seen = new Set<string>()
  const tied = areHintsScored(base, mine, theirs)
  for (const { path } of changed.values()) {
    if (seen.has(nameOf(path))) continue
    const unit = unitOf(path).filter((each) => tied || (each[0] === 'scoringRules') === (path[0] === 'scoringRules'))
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
      // The fields that belong to a change keep the values that its author saw.
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
