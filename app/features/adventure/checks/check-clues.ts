import { puzzleType } from '#app/features/puzzles/registry.ts'
import { readPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import type { AdventureDraft } from '#app/features/adventure/draft.server.ts'
import type { Check } from './check.ts'
import { finding } from './finding.ts'

/** A puzzle whose key is found in no text of the game. It may be in a picture or a sound, so this is no more than a note. */
export const checkClues: Check = ({ draft }) => {
  const languages = languagesOf(draft.adventure)
  return draft.puzzles.flatMap((row) => {
    const primary = readPuzzle(row, languages)?.drafts[languages[0]!]
    const isClue = primary ? puzzleType(row.type).clue(primary) : null
    if (!isClue || textsAround(draft, row.id).some(isClue)) return []
    return [finding('key_nowhere', { entity: 'puzzle', id: row.id }, { name: row.name })]
  })
}

/** Every text of the adventure that players may come to read, but what only the puzzle itself holds. */
function textsAround(draft: AdventureDraft, puzzleId: string): string[] {
  const puzzles = draft.puzzles.map(({ id, name, description, hints, translations, configuration }) => ({ name, description, hints, ...(id !== puzzleId && { translations, configuration }) }))
  return stringsIn([draft.adventure, draft.scenes, draft.hotspots, draft.items, draft.npcs, draft.nodes, puzzles])
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
