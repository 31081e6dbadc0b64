import { foldText } from '#app/shared/fold-text.ts'

type Words = { title: string; description: string; translations: Record<string, Record<string, unknown>> }

/** Separates titles from descriptions; never occurs in folded text. */
export const afterTitles = ' / '

/** The text that the library's search looks through: titles, then descriptions, in every language, folded. */
export function searchTextOf({ title, description, translations }: Words): string {
  const translated = Object.values(translations)
  const titles = [title, ...translated.map((fields) => fields.title)]
  const descriptions = [description, ...translated.map((fields) => fields.description)]
  return [titles, descriptions]
    .map((texts) => texts.map(searchable).filter(Boolean).join(' '))
    .join(afterTitles)
    .trim()
}

/** `The clockmaker’s hour` is found by `clockmaker` and by `clockmakers`. */
function searchable(text: unknown): string {
  if (typeof text !== 'string') return ''
  const joined = text.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)+/gu) ?? []
  return [text, ...joined.map((word) => word.replaceAll(/['’]/g, ''))].map(foldText).join(' ')
}
