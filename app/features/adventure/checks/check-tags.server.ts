import type { AccessibilityTag } from '#app/features/rows/catalogue.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { readCondition } from '#app/features/adventure/read-condition.ts'
import { isGroup } from '#app/features/engine/condition.schema.ts'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { readPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import type { Check } from './check.ts'
import { readableTexts } from './check-clues.ts'
import { finding } from './finding.ts'
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

/** Whether waiting closes something: it holds only until some minutes have passed, or is an ending caused by them. */
function runsOut(condition: Condition, isEnding: boolean): boolean {
  if (isGroup(condition))
    return Array.isArray(condition.of)
      ? condition.of.some((part) => runsOut(part, isEnding))
      : runsOut(condition.of, !isEnding)
  return isEnding && 'type' in condition && condition.type === 'minutes_elapsed'
}

type Belied = { tag: AccessibilityTag; name: string }

function beliedBy(draft: AdventureDraft): Belied[] {
  const languages = languagesOf(draft.adventure)
  const isNamed = colourNames(draft)
  return [
    ...draft.scenes.flatMap(({ name, imageAssetId, altText, soundAssetId, soundCaption }): Belied[] => [
      ...(imageAssetId !== null && altText.trim() === '' ? [{ tag: 'screen-reader', name } as const] : []),
      ...(soundAssetId !== null && soundCaption.trim() === ''
        ? (['captions', 'no-sound-needed'] as const).map((tag) => ({ tag, name }))
        : []),
    ]),
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
