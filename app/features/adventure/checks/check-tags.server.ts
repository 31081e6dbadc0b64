import type { AccessibilityTag } from '#app/features/adventure/catalogue.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { readPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

/** Publishing takes a tag away that is not true of everything in the game. */
export const checkTags: Check = ({ draft }) => {
  const { id, title, accessibilityTags } = draft.adventure
  const belied = accessibilityTags.length === 0 ? [] : beliedBy(draft)
  return accessibilityTags.flatMap((tag) => {
    const names = new Set(belied.filter((each) => each.tag === tag).map(({ name }) => name))
    const where = { entity: 'adventure', id, field: 'accessibilityTags' } as const
    return names.size === 0 ? [] : [{ ...finding('tag_untrue', where, { name: title, tag }), missing: [...names] }]
  })
}

type Belied = { tag: AccessibilityTag; name: string }

function beliedBy(draft: AdventureDraft): Belied[] {
  const languages = languagesOf(draft.adventure)
  return [
    ...draft.scenes.flatMap(({ name, imageAssetId, altText, soundAssetId, soundCaption }): Belied[] => [
      ...(imageAssetId !== null && altText.trim() === '' ? [{ tag: 'screen-reader', name } as const] : []),
      ...(soundAssetId !== null && soundCaption.trim() === '' ? [{ tag: 'captions', name } as const] : []),
    ]),
    ...draft.puzzles.flatMap((row): Belied[] => [
      ...(row.timeLimit === null ? [] : [{ tag: 'no-time-limits', name: row.name } as const]),
      ...(readPuzzle(row, languages)?.problems ?? []).flatMap(({ problem }) =>
        (problem.untrue ?? []).map((tag) => ({ tag, name: row.name })),
      ),
    ]),
  ]
}
