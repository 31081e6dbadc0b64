import { m } from '#app/i18n/generated/messages.js'
import { jsonSlip } from './json-slip.ts'

export type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const readJsonObject = (value: unknown): JsonObject | null => (isObject(value) ? value : null)
export const readJsonList = (value: unknown): JsonObject[] | null =>
  Array.isArray(value) && value.every(isObject) ? value : null

/** Null when unreadable or of another shape; an empty text is an empty value. */
export function parseJson<Value>(text: string, read: (value: unknown) => Value | null): Value | null {
  if (text.trim() === '') return read({}) ?? read([])
  try {
    return read(JSON.parse(text))
  } catch {
    return null
  }
}

export function unreadableText(text: string, read: (value: unknown) => unknown): string {
  const slip = jsonSlip(text)
  if (!slip) return read({}) === null ? m.studio_rules_json_list() : m.studio_rules_json_object()
  const { line, column, found } = slip
  return found === null ? m.studio_rules_json_end({ line, column }) : m.studio_rules_json_slip({ line, column, found })
}

/** Unfolds its section. Closing the dialog with such a field would lose its text. */
export function firstUnreadable(form: HTMLFormElement): HTMLElement | null {
  const field = form.querySelector<HTMLElement>('[data-unreadable]')
  field?.closest('details')?.setAttribute('open', '')
  return field
}
