import { phaseOf, phasesOf, phaseText } from './dinner.ts'
import type { DinnerDocument, Phase, Placed } from './dinner.ts'

/** One string for a phase, used as the value of a choice and in addresses: its name, or the course's id. */
export const phaseKey = (phase: Phase): string => (phase.name === 'course' ? phase.courseId : phase.name)

export const phaseAt = (document: Pick<DinnerDocument, 'courses'>, key: string | null): Phase | undefined =>
  phasesOf(document).find((phase) => phaseKey(phase) === key)

/** The phases as options. */
export const phasesIn = ({ courses }: Pick<DinnerDocument, 'courses'>) =>
  phasesOf({ courses }).map((phase) => ({ id: phaseKey(phase), name: phaseText(phase, courses) }))

/** Whether it is the last course or later, when exactly one suspect should be left. */
export function isLate(document: Pick<DinnerDocument, 'courses'>, phase: Phase): boolean {
  const keys = phasesOf(document).map(phaseKey)
  return keys.indexOf(phaseKey(phase)) >= keys.length - 3
}

/** As stored in a row. */
export const placed = (phase: Phase | undefined): Placed => ({
  phase: phase?.name ?? null,
  courseId: phase?.name === 'course' ? phase.courseId : null,
})

/** Empty for a course that was removed. */
export function keyOf(row: Placed, document: Pick<DinnerDocument, 'courses'>): string {
  const phase = phaseOf(document, row)
  return phase ? phaseKey(phase) : ''
}
