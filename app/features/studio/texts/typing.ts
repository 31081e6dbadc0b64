import type { StoodText } from '#app/features/puzzles/texts/puzzle-texts.ts'
import type { TextLine } from './text-places.ts'

type Typed = Pick<TextLine, 'key' | 'primary'> & { stood?: StoodText }

/** Remembers how a text stood before somebody began to type in it, and what the translation was of one that was cleared. */
export class Typing {
  #begun: { key: string; stood: StoodText } | null = null
  readonly #cleared = new Map<string, string>()

  /** @param line as it is now. @param text what is typed in the primary language. @returns how it stood; nothing where no other text asks for it */
  stood({ key, primary, stood }: Typed, text: string): StoodText | undefined {
    if (!stood) return undefined
    if (this.#begun?.key !== key)
      this.#begun = {
        key,
        stood: primary === '' ? { ...stood, other: stood.other || (this.#cleared.get(key) ?? '') } : stood,
      }
    const begun = this.#begun.stood
    // a copy of the primary language is no translation to come back to
    if (text === '' && begun.other !== begun.primary) this.#cleared.set(key, begun.other)
    return begun
  }

  /** The next letter, in whichever text, begins anew. */
  end(): void {
    this.#begun = null
  }
}
