import { whole, words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import type { RowOf } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { onlyRow } from './only-row.ts'

export const roomSetup = rowKind({
  name: 'roomSetup',
  list: 'roomSetup',
  adventures: ['escape-room'],
  ...onlyRow,
  fields: {
    theme: words(m.studio_kit_theme, 200),
    recommendedDuration: whole(m.studio_kit_minutes, [1, 1_440], 60),
    spaceRequirements: words(m.studio_room_space, 2_000, 'long'),
    ageRecommendation: words(m.studio_room_age, 200),
    storyPremise: words(m.studio_room_premise, 5_000, 'long'),
    winningCondition: words(m.studio_room_winning, 2_000, 'long'),
  },
})

export type RoomSetupRow = RowOf<typeof roomSetup>
