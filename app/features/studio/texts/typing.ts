import type { StoodText } from '#app/features/puzzles/texts/puzzle-texts.ts'
import type { TextLine } from './text-places.ts'

type Typed = Pick<TextLine, 'key' | 'primary'> & { stood?: StoodText }

export class Typing {
  #begun: { key: string; stood: StoodText } | null = null
  readonly #cleared = new Map<string, string>()

  /** @param text the new primary text @returns undefined when no other text depends on it */
  stood({ key, primary, stood }: Typed, text: string): StoodText | undefined {
    if (!stood) return undefined
    if (this.#begun?.key !== key)
      this.#begun = {
        key,
        stood: primary === '' ? { ...stood, other: stood.other || (this.#cleared.get(key) ?? '') } : stood,
      }
    const begun = this.#begun.stood
    // A copy of the primary text does not count as a translation.
    if (text === '' && begun.other !== begun.primary) this.#cleared.set(key, begun.other)
    return begun
  }

  end(): void {
    this.#begun = null
  }
}
