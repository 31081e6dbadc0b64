import { isSuspect } from '#app/features/kits/deduction/deduce.ts'
import type { DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import { z } from '#app/shared/zod.ts'

export const writtenCharacter = z.object({
  name: z.string(),
  background: z.string(),
  personality: z.string(),
  costumeIdeas: z.string(),
  secret: z.string(),
  motive: z.string(),
})

type Written = z.infer<typeof writtenCharacter>

/** The built-in writer starts with what everybody may know; a model may start with anything. */
export function withPublicWords(
  written: Partial<Written>,
  { byModel, known }: { byModel: boolean; known: string },
): Partial<Written> & { publicDescription?: string } {
  if (byModel || known.trim() !== '' || written.background === undefined) return written
  const [first = written.background] = /^.*?[.!?](?=\s|$)/su.exec(written.background) ?? []
  return { ...written, publicDescription: first }
}

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
