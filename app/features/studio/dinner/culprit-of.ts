import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import type { DinnerCharacter } from '#app/features/kits/documents/dinner.ts'

type Named = Pick<DinnerCharacter, 'id' | 'name' | 'role' | 'isOptional'>

/** The culprit that a story is written about: the chosen one, else any suspect who always comes; null without one. */
export function culpritOf<Character extends Named>(
  characters: readonly Character[],
  chosenId: string | null,
  random: () => number,
): Character | null {
  const chosen = characters.find(({ id }) => id === chosenId)
  if (chosen) return chosen
  const suspects = characters.filter((each) => isSuspect(each) && !each.isOptional && each.name.trim() !== '')
  return suspects[Math.floor(random() * suspects.length)] ?? null
}
