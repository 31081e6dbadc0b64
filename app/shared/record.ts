export type Fields = Record<string, unknown>

/** A plain JSON object: not null, not an array. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `{}` for anything else. */
export const asRecord = (value: unknown): Fields => (isRecord(value) ? value : {})
