import { playerLimits } from '#app/features/rows/catalogue.ts'
import { reference, whole, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { onlyRow } from './only-row.ts'

const guests = playerLimits['mystery-dinner']

export const dinnerStory = rowKind({
  name: 'dinnerStory',
  list: 'dinnerStory',
  label: m.studio_dinner_story_row,
  tab: 'story',
  adventures: ['mystery-dinner'],
  ...onlyRow,
  fields: {
    theme: words(m.studio_kit_theme, 200),
    setting: words(m.studio_dinner_setting, 5_000, { long: true }),
    timePeriod: words(m.studio_dinner_period, 200),
    victimBackstory: words(m.studio_dinner_victim, 5_000, { long: true, hint: m.dinner_victim_story_hint }),
    murderMethod: words(m.studio_dinner_method, 5_000, { long: true }),
    solution: words(m.studio_field_solution, 10_000, { long: true }),
    culpritId: reference(m.studio_dinner_culprit, ['character']),
    recommendedGuests: whole(m.studio_dinner_guests, [guests.fewest, guests.most], 8, {
      hint: m.dinner_recommended_hint,
    }),
    durationMinutes: whole(m.studio_kit_minutes, [1, 1_440], 180, { hint: m.dinner_duration_hint }),
  },
})
