import { foldText } from '#app/shared/fold-text.ts'

/**
 * The slug of a title: lower case, everything that is no letter or digit a hyphen, then the time in milliseconds. Accents
 * go, so that the address reads the same everywhere: `L’œuf d’Élise` is `l-oeuf-d-elise-1763700000000`.
 */
export function slugOf(title: string, now: number): string {
  const words = foldText(title).replaceAll(' ', '-').slice(0, 100).replace(/-+$/, '')
  return `${words || 'adventure'}-${now}`
}
