import { m } from '#app/i18n/generated/messages.js'
import type { PaperLook, RoomLook } from '#app/shared/paper-looks.ts'

export const lookNames: Readonly<Record<PaperLook, () => string>> = {
  letter: m.dinner_look_letter,
  diary: m.dinner_look_diary,
  telegram: m.dinner_look_telegram,
  ticket: m.dinner_look_ticket,
  season: m.dinner_look_season,
  pawn: m.dinner_look_pawn,
  receipt: m.dinner_look_receipt,
  form: m.dinner_look_form,
  newspaper: m.dinner_look_newspaper,
  report: m.dinner_look_report,
  laboratory: m.dinner_look_laboratory,
  ledger: m.dinner_look_ledger,
  testimony: m.dinner_look_testimony,
  map: m.dinner_look_map,
  photograph: m.dinner_look_photograph,
  menu: m.dinner_look_menu,
  poster: m.dinner_look_poster,
}

export const roomLookNames: Readonly<Record<RoomLook, () => string>> = { card: m.room_look_card, ...lookNames }
