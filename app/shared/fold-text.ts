/** Without case and accents; punctuation stays. SQL does the same in `platform/database/search.server.ts`, which lacks
 * `\p{M}`. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'")
}

/** `L’Œuf brûlé` and `l'oeuf brule` fold to the same. */
export const foldText = (text: string): string =>
  foldLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
