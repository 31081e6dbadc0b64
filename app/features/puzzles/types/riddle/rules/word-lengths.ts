import { m } from '#app/i18n/generated/messages.js'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { listFormat } from '#app/i18n/formatters.ts'

export const lengthsText = (wordLengths: readonly number[]): string =>
  m.riddle_lengths({ lengths: listFormat(getLocale(), {}).format(wordLengths.map(String)) })

export function lettersInBoxes(wordLengths: readonly number[], text: string): string[][] {
  const letters = text.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/gu) ?? []
  let at = 0
  return wordLengths.map((length) => Array.from({ length }, () => letters[at++] ?? ''))
}
