import type { RowTrouble } from '#app/features/studio/saving/editor-state.ts'
import type { StudioErrorKey } from '#app/features/studio/studio-error-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { TextLine } from './text-places.ts'

type Refused = Extract<RowTrouble, { kind: 'refused' }>['result']

/** The fields of a change that a line is written by. */
const fieldsOf = ({ path }: Pick<TextLine, 'path'>, other: Locale): string[] => {
  const [head = ''] = path.split('.')
  return [`changes.${head}`, `changes.translations.${other}.${head}`]
}

const isWithin = (field: string, head: string): boolean => field === head || field.startsWith(`${head}.`)

/**
 * What is said at a line of a row that was not taken: the key of a message, or `row` at the first line of the row when what was said belongs
 * to no text. Null for the other lines.
 */
export function errorOfLine(line: Pick<TextLine, 'path' | 'kind'>, result: Refused, other: Locale): string | null {
  const heads = fieldsOf(line, other)
  const isFirst = line.path === 'name' || line.path === 'title' || line.path === 'content'
  if (result.status !== 'invalid') return isFirst ? 'row' : null
  const said = Object.entries(result.fields).find(
    ([field]) => heads.some((head) => isWithin(field, head)) || (isFirst && field === `changes.translations.${other}`),
  )
  return said?.[1][0] ?? null
}

/** What can be said of a line before it is sent: it must not be blank, or one text of its list is too long. */
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
