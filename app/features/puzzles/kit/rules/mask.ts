import type { Step } from './normalise.ts'
import { normalise, presets } from './normalise.ts'

interface Place {
  takes: (character: string) => boolean
  example: string
  isOptional: boolean
}

const kinds: Record<string, Omit<Place, 'isOptional'>> = {
  '#': { takes: (character) => /^\p{Nd}$/u.test(character), example: '0' },
  '@': { takes: (character) => /^\p{L}$/u.test(character), example: 'A' },
  '*': { takes: () => true, example: 'X' },
}

/** An author's pattern for codes with several forms: `AB-##?` is AB, a digit, and perhaps another. */
type Mask = readonly Place[]

/** `#` is a digit, `@` a letter, `*` any character; `?` makes what precedes it optional. Null when there is nothing to
 * match, when `?` comes first, or when every place may be empty. */
export function readMask(text: string, steps: ReadonlySet<Step> = presets.code): Mask | null {
  const places: Place[] = []
  let previous = ''
  for (const character of normalise(text, steps, 'en').replaceAll('-', '')) {
    const last = places.at(-1)
    if (character === '?') {
      if (!last || previous === '?') return null
      places[places.length - 1] = { ...last, isOptional: true }
    } else {
      const kind = Object.hasOwn(kinds, character)
        ? kinds[character]!
        : { takes: (given: string) => given === character, example: character }
      places.push({ ...kind, isOptional: false })
    }
    previous = character
  }
  return places.some((place) => !place.isOptional) ? places : null
}

/** Walks the text once with the set of its possible places in the mask, so that no mask can make it slow. */
export function fitsMask(code: string, mask: Mask): boolean {
  let reached = skipOptional([true], mask)
  for (const character of code.replaceAll('-', '')) {
    const next = Array.from({ length: mask.length + 1 }, () => false)
    for (const [at, place] of mask.entries()) if (reached[at] && place.takes(character)) next[at + 1] = true
    reached = skipOptional(next, mask)
  }
  return reached[mask.length] === true
}

function skipOptional(reached: boolean[], mask: Mask): boolean[] {
  for (const [at, place] of mask.entries()) if (reached[at] && place.isOptional) reached[at + 1] = true
  return reached
}

export const exampleOf = (mask: Mask): string =>
  mask
    .filter((place) => !place.isOptional)
    .map((place) => place.example)
    .join('')
