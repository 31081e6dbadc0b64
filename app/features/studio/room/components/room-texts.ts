import type { Placement, PropSource } from '#app/features/kits/documents/room.ts'
import { m } from '#app/i18n/generated/messages.js'

type Words<Choice extends string> = Readonly<Record<Choice, () => string>>

export const sourceTexts: Words<PropSource> = {
  print: m.room_source_print,
  household: m.room_source_household,
  buy: m.room_source_buy,
}

export const sourceHints: Words<PropSource> = {
  print: m.room_source_print_hint,
  household: m.room_source_household_hint,
  buy: m.room_source_buy_hint,
}

export const placementTexts: Words<Placement> = {
  sight: m.room_place_sight,
  hidden: m.room_place_hidden,
  container: m.room_place_container,
}
