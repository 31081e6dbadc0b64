import { words } from '#app/features/rows/field.ts'
import { rowKind } from '#app/features/rows/row-kind.ts'
import { m } from '#app/i18n/generated/messages.js'
import { onlyRow } from './only-row.ts'

export const roomGuide = rowKind({
  name: 'roomGuide',
  list: 'roomGuide',
  label: m.studio_kit_guide_row,
  tab: 'guide',
  adventures: ['escape-room'],
  ...onlyRow,
  fields: {
    introduction: words(m.studio_kit_introduction, 10_000, { long: true, hint: m.room_guide_introduction_hint }),
    setupInstructions: words(m.studio_room_setup_instructions, 10_000, { long: true, hint: m.room_guide_setup_hint }),
    hostScript: words(m.studio_kit_host_script, 10_000, { long: true, hint: m.room_guide_script_hint }),
    resetInstructions: words(m.studio_room_reset_instructions, 10_000, { long: true, hint: m.room_guide_reset_hint }),
    debriefQuestions: words(m.studio_room_debrief, 5_000, { long: true, hint: m.room_guide_debrief_hint }),
  },
})
