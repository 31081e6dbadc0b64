import { whole, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { onlyRow } from './only-row.ts'

export const roomSetup = rowKind({
  name: 'roomSetup',
  list: 'roomSetup',
  label: m.studio_room_setup_row,
  tab: 'setup',
  adventures: ['escape-room'],
  ...onlyRow,
  fields: {
    theme: words(m.studio_kit_theme, 200, { hint: m.room_theme_hint }),
    recommendedDuration: whole(m.studio_kit_minutes, [1, 1_440], 60, { hint: m.room_duration_hint }),
    spaceRequirements: words(m.studio_room_space, 2_000, { long: true, hint: m.room_space_hint }),
    ageRecommendation: words(m.studio_room_age, 200, { hint: m.room_age_hint }),
    storyPremise: words(m.studio_room_premise, 5_000, { long: true, hint: m.room_story_premise_hint }),
    winningCondition: words(m.studio_room_winning, 2_000, { long: true, hint: m.room_winning_condition_hint }),
  },
})
