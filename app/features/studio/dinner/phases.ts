import { phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCourse, DinnerDocument, Phase, PhaseName } from '#app/features/kits/documents/dinner.ts'
import { m } from '#app/i18n/generated/messages.js'

/** One string for a phase, used as the value of a choice and in addresses: its name, or the course's id. */
export const phaseKey = (phase: Phase): string => (phase.name === 'course' ? phase.courseId : phase.name)

export const phaseAt = (document: Pick<DinnerDocument, 'courses'>, key: string | null): Phase | undefined =>
  phasesOf(document).find((phase) => phaseKey(phase) === key)

/** Whether it is the last course or later, when exactly one suspect should be left. */
export function isLate(document: Pick<DinnerDocument, 'courses'>, phase: Phase): boolean {
  const keys = phasesOf(document).map(phaseKey)
  return keys.indexOf(phaseKey(phase)) >= keys.length - 3
}

/** As stored in a row. */
export const placed = (phase: Phase | undefined): { phase: PhaseName | null; courseId: string | null } => ({
  phase: phase?.name ?? null,
  courseId: phase?.name === 'course' ? phase.courseId : null,
})

/** Null for a course that was removed. */
export function keyOf(
  { phase, courseId }: { phase: PhaseName | null; courseId: string | null },
  courses: readonly Pick<DinnerCourse, 'id'>[],
): string {
  if (phase !== 'course') return phase ?? ''
  return courses.some(({ id }) => id === courseId) ? (courseId ?? '') : ''
}

const names: Record<Exclude<PhaseName, 'course'>, () => string> = {
  invitation: m.kits_phase_invitation,
  arrival: m.kits_phase_arrival,
  accusation: m.kits_phase_accusation,
  reveal: m.kits_phase_reveal,
}

export function phaseText(phase: Phase, courses: readonly Pick<DinnerCourse, 'id' | 'name'>[]): string {
  if (phase.name !== 'course') return names[phase.name]()
  const at = courses.findIndex(({ id }) => id === phase.courseId)
  return courses[at]?.name.trim() || m.dinner_course_number({ number: at + 1 })
}
