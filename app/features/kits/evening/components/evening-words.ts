import type { Refusal } from '#app/features/kits/evening/evening.ts'
import { m } from '#app/i18n/generated/messages.js'

/** What a guest is told who was refused something. */
export const refusedTexts: Readonly<Record<Refusal | 'failed', () => string>> = {
  stale: m.evening_guest_refused_late,
  early: m.evening_guest_refused_early,
  late: m.evening_guest_refused_late,
  paused: m.evening_guest_refused_paused,
  over: m.evening_guest_refused_over,
  gone: m.evening_guest_refused_gone,
  left: m.evening_guest_refused_left,
  held: m.evening_guest_refused_held,
  taken: m.evening_guest_refused_failed,
  full: m.evening_guest_refused_failed,
  self: m.evening_guest_refused_self,
  failed: m.evening_guest_refused_failed,
}
