import type { StepWords } from './step-rows.tsx'
import { m } from '#app/i18n/generated/messages.js'

export const hintWords: StepWords = {
  add: m.studio_hint_add,
  up: m.studio_hint_up,
  down: m.studio_hint_down,
  remove: m.studio_hint_remove,
}
