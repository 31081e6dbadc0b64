import { m } from '#app/i18n/generated/messages.js'
import type { LockType } from './room.ts'

export const lockTexts: Readonly<Record<LockType, () => string>> = {
  none: m.room_lock_none,
  digits3: m.room_lock_digits3,
  digits4: m.room_lock_digits4,
  word: m.room_lock_word,
  directions: m.room_lock_directions,
  key: m.room_lock_key,
  paper: m.room_lock_paper,
}
