import { m } from '#app/i18n/generated/messages.js'
import type { RevealStep } from './evening.ts'

/** What the next press shows; all but the culprit’s are also the heading of what is shown. */
export const stepNames: Readonly<Record<RevealStep, () => string>> = {
  votes: m.evening_guest_reveal_votes,
  culprit: m.evening_host_step_culprit,
  how: m.evening_guest_reveal_how,
  timeline: m.paper_dinner_timeline,
  secrets: m.evening_guest_reveal_secrets,
  proof: m.paper_dinner_proof,
  awards: m.paper_dinner_awards,
}
