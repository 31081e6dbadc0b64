import { choice } from '#app/features/rows/field.ts'
import { m } from '#app/i18n/generated/messages.js'

/** `container` means that a puzzle gives it. */
export const placement = choice(m.studio_room_placement, {
  sight: m.room_place_sight,
  hidden: m.room_place_hidden,
  container: m.room_place_container,
})
