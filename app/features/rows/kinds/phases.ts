import { m } from '#app/i18n/generated/messages.js'

/** When something happens at table; a course is named by an id beside it. */
export const phases = {
  invitation: m.kits_phase_invitation,
  arrival: m.kits_phase_arrival,
  course: m.studio_dinner_course,
  accusation: m.kits_phase_accusation,
  reveal: m.kits_phase_reveal,
}
