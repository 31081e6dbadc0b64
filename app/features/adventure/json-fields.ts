export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asFields = (value: unknown): Fields => (isFields(value) ? value : {})
