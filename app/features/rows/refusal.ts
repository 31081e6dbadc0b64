import type { RequiredField } from './required-fields.ts'

/** Why a row's own rules refuse a change. */
export type RowRefusal =
  /** Keys of `studio_errors` by path, e.g. `translations.fr.name`. */
  | { reason: 'invalid'; fields: Record<string, string[]> }
  | { reason: 'missingFields'; missing: RequiredField[] }
  /** Prices from 0.01 to 0.49 cannot be charged. */
  | { reason: 'priceTooLow' }

export const invalid = (field: string, message: string): { refusal: RowRefusal } => ({
  refusal: { reason: 'invalid', fields: { [field]: [message] } },
})
