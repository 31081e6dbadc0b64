import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { StudioErrorKey } from '#app/features/studio/draft/studio-error-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { TextLine } from './text-places.ts'

const fieldsOf = ({ path }: Pick<TextLine, 'path'>, other: Locale): string[] => {
  const [head = ''] = path.split('.')
  return [head, `translations.${other}.${head}`]
}

const isWithin = (field: string, head: string): boolean => field === head || field.startsWith(`${head}.`)

/** A key of `studio_errors`, or `row` on the first line for errors that concern no text; null for other lines. */
export function errorOfLine(line: Pick<TextLine, 'path' | 'kind'>, refusal: Refusal, other: Locale): string | null {
  const heads = fieldsOf(line, other)
  const isFirst = line.path === 'name' || line.path === 'title' || line.path === 'content'
  if (refusal.reason !== 'invalid') return isFirst ? 'row' : null
  const said = Object.entries(refusal.fields).find(
    ([field]) => heads.some((head) => isWithin(field, head)) || (isFirst && field === `translations.${other}`),
  )
  return said?.[1][0] ?? null
}

export function problemOfLine({
  primary,
  other,
  required,
  lines,
  longest,
}: Pick<TextLine, 'primary' | 'other' | 'required' | 'lines' | 'longest'>): StudioErrorKey | null {
  if (required && primary.trim() === '') return 'studio_errors_required'
  const isTooLong = (list: string) => list.split('\n').some((text) => text.trim().length > longest)
  return lines && [primary, other].some(isTooLong) ? 'studio_errors_too_long' : null
}
