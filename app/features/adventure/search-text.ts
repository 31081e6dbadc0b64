import { foldText } from '#app/shared/fold-text.ts'

type Words = { title: string; description: string; translations: Record<string, Record<string, unknown>> }

/** What the library's search looks through: title and description in every language, folded. */
export function searchTextOf({ title, description, translations }: Words): string {
  const translated = Object.values(translations).flatMap((fields) => [fields.title, fields.description])
  return [title, description, ...translated]
    .filter((text) => typeof text === 'string')
    .map(foldText)
    .join(' ')
    .trim()
}
