import { requiredWords, whole, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { displayOrder, inOrder } from './in-order.ts'

export const course = rowKind({
  name: 'course',
  list: 'courses',
  label: m.studio_dinner_course,
  nameField: 'name',
  tab: 'courses',
  full: m.studio_full_courses,
  adventures: ['mystery-dinner'],
  parent: null,
  limit: 12,
  ...inOrder,
  fields: {
    name: requiredWords(m.studio_field_name, 200, { hint: m.dinner_course_name_hint }),
    dish: words(m.studio_dinner_dish, 1_000, { long: true }),
    dietaryNotes: words(m.studio_dinner_dietary, 2_000, { long: true, hint: m.dinner_course_diet_hint }),
    startMinute: whole(m.studio_dinner_start_minute, [0, 1_440], 0, { hint: m.dinner_course_minute_hint }),
    hostScript: words(m.studio_kit_host_script, 10_000, { long: true, hint: m.dinner_course_script_hint }),
    shoppingList: words(m.studio_dinner_shopping, 5_000, { long: true, hint: m.dinner_course_shopping_hint }),
    displayOrder,
  },
})
