import { foldText } from '#app/shared/fold-text.ts'

/**
 * The slug of a title: lower case, everything that is no letter or digit a hyphen, then the time in milliseconds. Accents
 * go, so that the address reads the same everywhere: `L’œuf d’Élise` is `l-oeuf-d-elise-1763700000000`.
 */
export const slugOf = (title: string, now: number): string => `${slugWords(title)}-${now}`

/** The words of a title as they stand in a slug or in the name of a file. */
export const slugWords = (title: string): string =>
  foldText(title).replaceAll(' ', '-').slice(0, 100).replace(/-+$/, '') || 'adventure'
