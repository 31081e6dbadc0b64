import { foldText } from '#app/shared/fold-text.ts'

/** Ends with the time in milliseconds: `L’œuf d’Élise` becomes `l-oeuf-d-elise-1763700000000`. */
export const slugOf = (title: string, now: number): string => `${slugWords(title)}-${now}`

export const slugWords = (title: string): string =>
  foldText(title).replaceAll(' ', '-').slice(0, 100).replace(/-+$/, '') || 'adventure'
