/**
 * A text as the search compares it: lower case, without accents, ligatures spelled out, apostrophes and dashes alike, runs
 * of anything else one space. `L’Œuf brûlé` and `l'oeuf brule` fold to the same.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
