import type { JsonObject, PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import { puzzleTexts } from './puzzle-texts.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>

export interface MissingText {
  path: string
  label: string
  from: 'primary' | 'other'
}

/** Typed answers do not count as texts here: they may be the same in both languages. */
function isRead({ half, at, shared }: PuzzleText): boolean {
  if (shared) return false
  return half === 'configuration' || at.kind === 'own' || (at.kind === 'member' && at.part === 'reply')
}

export function missingTexts(type: PuzzleType, draft: Halves, own: Halves): MissingText[] {
  const all = type.texts(draft)
  return puzzleTexts(type, draft, own).flatMap(({ path, label, primary, other, copied }, index): MissingText[] => {
    const [isThere, isTranslated] = [primary.trim() !== '', other.trim() !== '' && !copied]
    if (isThere === isTranslated || !isRead(all[index]!)) return []
    return [{ path, label, from: isThere ? 'other' : 'primary' }]
  })
}
