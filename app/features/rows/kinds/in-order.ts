import { field } from '#app/features/rows/field.ts'
import { wholeNumber } from '#app/features/rows/field-schemas.ts'
import type { Row } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'

/** A list that the author can reorder; its rows have the field `displayOrder`. */
export const inOrder = {
  place: 'displayOrder',
  compare: (a: Row, b: Row): number => Number(a.displayOrder) - Number(b.displayOrder),
} as const

export const displayOrder = field(m.studio_field_order, wholeNumber(0, 10_000), 0)
