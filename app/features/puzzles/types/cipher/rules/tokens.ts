import type { Presented } from './schema.ts'

type CipherType = Presented['cipherType']

/** How a cipher writes signs and words one after the other: letters stand close together, signs of several characters apart. */
const separators: Record<CipherType, { sign: string; word: string }> = {
  caesar: { sign: '', word: ' ' },
  substitution: { sign: '', word: ' ' },
  morse: { sign: ' ', word: ' / ' },
  custom: { sign: ' ', word: '  ' },
}

/** A text taken apart: lines of words of signs. */
export type Lines = readonly (readonly (readonly string[])[])[]

/** Takes an encrypted text apart. */
export function readTokens(text: string, cipherType: CipherType): Lines {
  const { sign, word } = separators[cipherType]
  return text
    .split('\n')
    .map((line) => (line === '' ? [] : line.split(word).map((part) => (sign === '' ? [...part] : part.split(sign)))))
}

/** Puts lines of words of signs together again. */
export function writeTokens(lines: Lines, cipherType: CipherType): string {
  const { sign, word } = separators[cipherType]
  return lines.map((words) => words.map((signs) => signs.join(sign)).join(word)).join('\n')
}

/** Each sign that has to be worked out, with how often it occurs, in the order in which they first occur. */
export function countSigns(lines: Lines, isSign: (token: string) => boolean): Map<string, number> {
  const counts = new Map<string, number>()
  for (const token of lines.flat(2)) if (isSign(token)) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

/** The lines with each sign's place in the whole text, from 0. */
export function numberTokens(lines: Lines): { token: string; index: number }[][][] {
  let index = 0
  return lines.map((words) => words.map((word) => word.map((token) => ({ token, index: index++ }))))
}
