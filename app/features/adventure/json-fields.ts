export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a JSON column holds as an object; an empty one when it is something else. */
export const asFields = (value: unknown): Fields => (isFields(value) ? value : {})
