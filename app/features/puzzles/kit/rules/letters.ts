export const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
export const digits: readonly string[] = [...'0123456789']

export const plainLetters = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().replaceAll('Œ', 'OE').replaceAll('Æ', 'AE')
