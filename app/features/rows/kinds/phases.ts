import { m } from '#app/i18n/generated/messages.js'

/** The phase of the evening in which something happens; the field beside it holds the id of the course. */
export const phases = {
  invitation: m.kits_phase_invitation,
  arrival: m.kits_phase_arrival,
  course: m.studio_dinner_course,
  accusation: m.kits_phase_accusation,
  reveal: m.kits_phase_reveal,
}
