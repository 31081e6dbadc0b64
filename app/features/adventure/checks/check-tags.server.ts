import type { AccessibilityTag } from '#app/features/rows/catalogue.ts'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import type { RowKind } from '#app/features/rows/row-kind.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { readCondition } from '#app/features/adventure/read-condition.ts'
import { isGroup, leavesOf } from '#app/features/engine/condition.schema.ts'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import { kindOfLeaf } from '#app/features/engine/conditions/index.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { readPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Check } from './check.ts'
import { readableTexts } from './check-clues.ts'
import { finding } from './finding.ts'
import { rowsOf } from './rows-of.ts'
import { conditionSources } from './sources.ts'

/** Publishing removes a tag that is not true of everything in the game. */
export const checkTags: Check = ({ draft }) => {
  const { id, title, accessibilityTags } = draft.adventure
  const belied = accessibilityTags.length === 0 ? [] : beliedBy(draft)
  return accessibilityTags.flatMap((tag) => {
    const names = new Set(belied.filter((each) => each.tag === tag).map(({ name }) => name))
    const where = { entity: 'adventure', id, field: 'accessibilityTags' } as const
    return names.size === 0 ? [] : [{ ...finding('tag_untrue', where, { name: title, tag }), missing: [...names] }]
  })
}

/** Whether waiting closes something: it holds only until some time has passed, or is an ending caused by that. */
function runsOut(condition: Condition, isEnding: boolean): boolean {
  if (isGroup(condition))
    return Array.isArray(condition.of)
      ? condition.of.some((part) => runsOut(part, isEnding))
      : runsOut(condition.of, !isEnding)
  return isEnding && leavesOf(condition).some((leaf) => kindOfLeaf(leaf).leftMs !== null)
}

type Belied = { tag: AccessibilityTag; name: string }

function beliedBy(draft: AdventureDraft): Belied[] {
  const languages = languagesOf(draft.adventure)
  const isNamed = colourNames(draft)
  return [
    ...Object.values(rowKinds).flatMap((kind: RowKind) =>
      rowsOf(draft, kind).flatMap((row) =>
        filesWithoutWords(kind, row).map((tag) => ({ tag, name: String(row['name']) })),
      ),
    ),
    ...conditionSources(draft).flatMap(({ where, name, raw }): Belied[] => {
      const condition = readCondition(raw)
      const isLimit = condition && runsOut(condition, where.field === 'endingConditions')
      return isLimit ? [{ tag: 'no-time-limits', name }] : []
    }),
    ...draft.puzzles.flatMap((row): Belied[] => [
      ...(row.timeLimit === null ? [] : [{ tag: 'no-time-limits', name: row.name } as const]),
      ...beliedByPuzzle(row, languages, isNamed).map((tag) => ({ tag, name: row.name })),
    ]),
  ]
}

const tagsOfFile = { picture: ['screen-reader'], sound: ['captions', 'no-sound-needed'] } as const

const filesWithoutWords = ({ fields }: RowKind, row: Readonly<Record<string, unknown>>): AccessibilityTag[] =>
  Object.entries(fields).flatMap(([name, { file, inWords }]) =>
    file && inWords !== undefined && row[name] !== null && String(row[inWords]).trim() === '' ? tagsOfFile[file] : [],
  )

function beliedByPuzzle(
  row: AdventureDraft['puzzles'][number],
  languages: readonly Locale[],
  isNamed: (colour: LocalText) => boolean,
): AccessibilityTag[] {
  const read = readPuzzle(row, languages)
  const primary = read?.drafts[languages[0]!]
  const colours = primary ? puzzleType(row.type).colours(primary) : []
  return [
    ...(read?.problems ?? []).flatMap(({ problem }) => problem.untrue ?? []),
    ...(colours.every(isNamed) ? [] : (['colour-independent'] as const)),
  ]
}

/** Whether a text of the game names a colour, in any form, so that people who cannot tell colours apart can read it. */
function colourNames(draft: AdventureDraft): (colour: LocalText) => boolean {
  let words: string[] | null = null
  return (colour) => {
    words ??= readableTexts(draft).flatMap(({ puzzleId, text }) =>
      puzzleId === undefined
        ? (text
            .slice(0, longestText)
            .toLowerCase()
            .match(/\p{L}+/gu) ?? [])
        : [],
    )
    return Object.values(colour).some((name) => words!.some((word) => word.startsWith(name.toLowerCase())))
  }
}

const longestText = 20_000
