import { locales } from '#app/i18n/locale.ts'
import { parsePrice } from '#app/shared/money.ts'
import { isRecord, mergeChanges, withoutThose } from './changes.ts'
import type { Changes } from './changes.ts'
import { isStoredAlike, storedAt } from './stored-value.ts'

/** Fields that say one thing together: whoever changes one of them means all of them. */
const bonds: readonly (readonly string[])[] = [
  ['type', 'targetId'],
  ['shape', 'points', 'x', 'y', 'width', 'height'],
  ['configuration', 'solution'],
  ['hints', 'scoringRules'],
]

/** Fields whose translations belong to them by place: the second line of one is the second line of the other. */
const byPlace = new Set(['configuration', 'solution', 'hints'])

/** What was changed on both sides since both began, in the shape of a change: one thing to decide. */
export type Collision = { mine: Changes; theirs: Changes }

export type Merged = {
  /** What of mine nobody else has touched: it goes on, on top of theirs. */
  mine: Changes
  /** What the author has to decide. */
  asked: readonly Collision[]
}

/** A field of a row, or a text of one language; its name in `flat`. */
type Path = readonly [field: string] | readonly [field: string, language: string, text: string]

const byLanguage = new Set(['translations', 'translatedFrom'])

const nameOf = (path: Path): string => JSON.stringify(path)

/** Every field of a change by itself; translations language by language and text by text. */
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

/** The same fields as a change again. */
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

/** What a row holds of a field or a text. */
function heldAt(row: Changes, [field, language, text]: Path): unknown {
  if (language !== undefined && text !== undefined) {
    const texts = isRecord(row[field]) ? row[field][language] : undefined
    return (isRecord(texts) ? texts[text] : undefined) ?? null
  }
  return storedAt(row, field)
}

/** What goes with a field or a text, itself included. */
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

/** What the rules of scoring say of the hints, place by place. */
const ladderOf = (rules: unknown): Changes =>
  isRecord(rules) ? { hintCosts: rules.hintCosts, hintLevels: rules.hintLevels } : {}

/**
 * What a row holds of the fields of a change, and of those that go with them: what the change starts from.
 * @param row in the shape of its change command; see `editableValues`
 */
export function heldOf(row: Changes, changes: Changes): Changes {
  const paths = [...flat(changes).values()].flatMap(({ path }) =>
    unitOf(path).filter((each) => nameOf(each) === nameOf(path) || each[0] in row),
  )
  return changesOf(paths.map((path) => ({ path, value: heldAt(row, path) })))
}

/** What a row holds of the fields of a change, and of nothing else. */
export const heldOfThese = (row: Changes, changes: Changes): Changes =>
  changesOf([...flat(changes).values()].map(({ path }) => ({ path, value: heldAt(row, path) })))

/** What changed fields started from: what was noted first stands. */
export const startedFrom = (noted: Changes, more: Changes): Changes =>
  changesOf(new Map([...flat(more), ...flat(noted)]).values())

/** A question with what its author has written of it since. */
export function renewed({ mine, theirs }: Collision, unsaved: Changes): Collision {
  const written = flat(unsaved)
  return { mine: changesOf([...flat(mine)].map(([name, each]) => written.get(name) ?? each)), theirs }
}

const same = ([field]: Path, a: unknown, b: unknown): boolean =>
  field === 'price' ? parsePrice(String(a)) === parsePrice(String(b)) : isStoredAlike(a, b)

/** Whether either side has changed what single hints cost or how far they help: otherwise points and hints have nothing to do with each other. */
function areHintsScored(base: Changes, mine: Changes, theirs: Changes): boolean {
  if (!('scoringRules' in base)) return true
  const began = ladderOf(base.scoringRules)
  return (
    ('scoringRules' in mine && !isStoredAlike(began, ladderOf(mine.scoringRules))) ||
    !isStoredAlike(began, ladderOf(theirs.scoringRules))
  )
}

/** How a field is sent that held nothing; a translation is taken away by nothing of its own shape. */
function nothingAt(theirs: Changes, path: Path): unknown {
  const there = path.length === 1 ? null : heldAt(theirs, path)
  if (Array.isArray(there)) return []
  return isRecord(there) ? {} : null
}

/**
 * Merges what two sides made of one row. What only one of them changed stands; what both made the same of is no question; of the
 * rest the author decides. A word about a translation that somebody has changed or judged meanwhile is not asked about: theirs stands.
 * @param base what the fields of `mine` held when they were changed first; one that is not known counts as changed by the others
 * @param theirs the row as it stands now, in the shape of its change command
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
      // ours is the whole of it: what goes with what was changed stands as it stood
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

/** What is left of mine: what goes on, and what is still to be decided. */
export const leftOf = ({ mine, asked }: Merged): Changes =>
  asked.reduce((all, each) => mergeChanges(all, each.mine), mine)

/** The same once something was decided. @param theirs where their version stays */
export const leftAfter = (mine: Changes, theirs: readonly Collision[]): Changes =>
  theirs.reduce((left, each) => withoutThose(left, each.mine), mine)
