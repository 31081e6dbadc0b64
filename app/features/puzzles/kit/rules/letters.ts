export const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
export const digits: readonly string[] = [...'0123456789']

/** Capitals without accents, ligatures spelt out: a text in the letters that there are, whatever else is in it. */
export const plainLetters = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('Œ', 'OE').replaceAll('Æ', 'AE')
