import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerCharacter, DinnerDocument, Phase, PhaseName } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

const names: Record<Exclude<PhaseName, 'course'>, () => string> = {
  invitation: m.kits_phase_invitation,
  arrival: m.kits_phase_arrival,
  accusation: m.kits_phase_accusation,
  reveal: m.kits_phase_reveal,
}

export function phaseName({ courses }: DinnerDocument, phase: Phase, language: Locale): string {
  if (phase.name !== 'course') return names[phase.name]()
  const at = courses.findIndex(({ id }) => id === phase.courseId)
  const course = courses[at]
  const own = course ? textOf(course, 'name', language).trim() : ''
  return own || m.dinner_course_number({ number: at + 1 })
}

export const guestsOf = ({ characters }: DinnerDocument): DinnerCharacter[] => characters.filter(isGuest)

/** The name of the person who plays a character tonight; empty until the host has entered it. */
export const personOf = (
  roster: readonly { characterId: string | null; person: string }[],
  { id }: Pick<DinnerCharacter, 'id'>,
): string => roster.find(({ characterId }) => characterId === id)?.person ?? ''
