import { m } from '#app/i18n/generated/messages.js'
import { jsonSlip } from './json-slip.ts'

export type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const readJsonObject = (value: unknown): JsonObject | null => (isObject(value) ? value : null)
export const readJsonList = (value: unknown): JsonObject[] | null =>
  Array.isArray(value) && value.every(isObject) ? value : null

/** What a text says in JSON; null when it is none, or of another shape. An empty text is an empty object or list. */
export function parseJson<Value>(text: string, read: (value: unknown) => Value | null): Value | null {
  if (text.trim() === '') return read({}) ?? read([])
  try {
    return read(JSON.parse(text))
  } catch {
    return null
  }
}

/** Why a text that `parseJson` does not take is not taken: the place of the slip, or the shape that it should have. */
export function unreadableText(text: string, read: (value: unknown) => unknown): string {
  const slip = jsonSlip(text)
  if (!slip) return read({}) === null ? m.studio_rules_json_list() : m.studio_rules_json_object()
  const { line, column, found } = slip
  return found === null ? m.studio_rules_json_end({ line, column }) : m.studio_rules_json_slip({ line, column, found })
}

/**
 * The first field of a form whose text cannot be read, unfolded. A form is not sent with one: closing its dialog would
 * lose what was typed there.
 */
export function firstUnreadable(form: HTMLFormElement): HTMLElement | null {
  const field = form.querySelector<HTMLElement>('[data-unreadable]')
  field?.closest('details')?.setAttribute('open', '')
  return field
}
