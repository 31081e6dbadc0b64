import type { SampleText } from './sample-adventure.ts'

const isText = (value: object): value is SampleText =>
  'en' in value && 'fr' in value && typeof value.en === 'string' && typeof value.fr === 'string'

/** Every text of a sample. */
export function textsIn(value: unknown): SampleText[] {
  if (typeof value !== 'object' || value === null) return []
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn)
}

/** Not the typography of Canadian French, where curly quotes are for words quoted inside guillemets. */
export const mistypesetFrench = /«(?!\u00A0)|(?<!\u00A0)[»:]|\s[;!?]|«[^»]*«|(?:^|»)[^«]*[“”]/u

/** Texts missing in a language, or not in the typography of print and Canadian French. A time may have a colon. */
export const untypeset = (texts: readonly SampleText[]): SampleText[] =>
  texts.filter(
    ({ en, fr }) => [en, fr].some((text) => text.trim() === '' || /["']/.test(text)) || mistypesetFrench.test(fr),
  )
