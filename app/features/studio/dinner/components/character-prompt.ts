import { portraitPrompt } from '#app/features/generation/prompts.ts'

/** For a row, or for what is typed in its dialog; blank when there is nothing to draw. */
export function promptOfCharacter(character: {
  name?: unknown
  publicDescription?: unknown
  costumeIdeas?: unknown
}): string {
  const [name, description, costume] = [character.name, character.publicDescription, character.costumeIdeas].map(
    (text) => String(text ?? '').trim(),
  ) as [string, string, string]
  const words = [description, costume].filter(Boolean).join(' ')
  return name || words ? portraitPrompt(name, words) : ''
}
