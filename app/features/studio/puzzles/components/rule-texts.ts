import type { PuzzleView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export const afterAttemptsTexts = {
  cooldown: m.studio_after_cooldown,
  time_penalty: m.studio_after_penalty,
  offer_answer: m.studio_after_offer,
} satisfies Record<PuzzleView['afterAttempts'], () => string>

export const skipPolicyTexts = {
  never: m.studio_skip_never,
  after_hints: m.studio_skip_after_hints,
  after_tries: m.studio_skip_after_tries,
  any_time: m.studio_skip_any_time,
} satisfies Record<PuzzleView['skipPolicy'], () => string>
