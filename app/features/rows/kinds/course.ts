import { requiredWords, whole, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'

export const course = rowKind({
  name: 'course',
  list: 'courses',
  adventures: ['mystery-dinner'],
  parent: null,
  limit: 12,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200),
    dish: words(m.studio_dinner_dish, 1_000, 'long'),
    dietaryNotes: words(m.studio_dinner_dietary, 2_000, 'long'),
    startMinute: whole(m.studio_dinner_start_minute, [0, 1_440], 0),
    hostScript: words(m.studio_kit_host_script, 10_000, 'long'),
    shoppingList: words(m.studio_dinner_shopping, 5_000, 'long'),
    displayOrder,
  },
})

export type CourseRow = RowOf<typeof course>
