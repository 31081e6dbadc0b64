import type { Presented } from './schema.ts'

type CipherType = Presented['cipherType']

/** Letters are written together, signs of several characters apart. */
const separators: Record<CipherType, { sign: string; word: string }> = {
  caesar: { sign: '', word: ' ' },
  substitution: { sign: '', word: ' ' },
  morse: { sign: ' ', word: ' / ' },
  custom: { sign: ' ', word: '  ' },
}

export type Lines = readonly (readonly (readonly string[])[])[]

export function readTokens(text: string, cipherType: CipherType): Lines {
  const { sign, word } = separators[cipherType]
  return text
    .split('\n')
    .map((line) => (line === '' ? [] : line.split(word).map((part) => (sign === '' ? [...part] : part.split(sign)))))
}

export function writeTokens(lines: Lines, cipherType: CipherType): string {
  const { sign, word } = separators[cipherType]
  return lines.map((words) => words.map((signs) => signs.join(sign)).join(word)).join('\n')
}

export function countSigns(lines: Lines, isSign: (token: string) => boolean): Map<string, number> {
  const counts = new Map<string, number>()
  for (const token of lines.flat(2)) if (isSign(token)) counts.set(token, (counts.get(token) ?? 0) + 1)
  return counts
}

export function numberTokens(lines: Lines): { token: string; index: number }[][][] {
  let index = 0
  return lines.map((words) => words.map((word) => word.map((token) => ({ token, index: index++ }))))
}
