import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { readPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import { isId } from '#app/shared/ids.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

/** Characters that one check reads, a few tenths of a second: the same process serves players. */
const mostRead = 400_000

export const checkClues: Check = ({ draft }) => {
  const languages = languagesOf(draft.adventure)
  const texts = readableTexts(draft)
  let left = mostRead
  return draft.puzzles.flatMap((row) => {
    const primary = left > 0 ? readPuzzle(row, languages)?.drafts[languages[0]!] : null
    const isClue = primary ? puzzleType(row.type).clue(primary) : null
    if (!isClue) return []
    for (const { puzzleId, text } of texts) {
      if (puzzleId === row.id) continue
      left -= text.length
      if (left < 0 || isClue(text)) return []
    }
    return [finding('key_nowhere', { entity: 'puzzle', id: row.id }, { name: row.name })]
  })
}

/** The texts that players may read; those inside a puzzle have its id. */
export function readableTexts(draft: AdventureDraft): { puzzleId?: string; text: string }[] {
  const told = draft.puzzles.map(({ name, description, hints }) => ({ name, description, hints }))
  const around = stringsIn([
    draft.adventure,
    draft.scenes,
    draft.hotspots,
    draft.items,
    draft.npcs,
    draft.nodes,
    told,
  ]).map((text) => ({ text }))
  const within = draft.puzzles.flatMap(({ id, translations, configuration }) =>
    stringsIn([translations, configuration]).map((text) => ({ puzzleId: id, text })),
  )
  return [...around, ...within].filter(({ text }) => !isId(text))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
