import type { Evening } from '#app/features/kits/deduction/cancel-guests.ts'
import { isAt, phasesOf, propsAt } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument, Phase } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { guestsOf, phaseName, propName } from './dinner-words.ts'

export type Minute = { minute: number; name: string; phase: Phase; script: string }

/** When each phase begins; the phases after the last course share the remaining time. */
export function minutes(dinner: DinnerDocument, language: Locale): Minute[] {
  const { courses, story, guide } = dinner
  const last = Math.max(0, ...courses.map(({ startMinute }) => startMinute))
  const left = Math.max(20, story.durationMinutes - last)
  const later = (share: number) => last + Math.round((left * share) / 5) * 5
  return phasesOf(dinner).flatMap((phase): Minute[] => {
    const name = phaseName(dinner, phase, language)
    if (phase.name === 'invitation') return []
    if (phase.name === 'arrival') return [{ minute: 0, name, phase, script: textOf(guide, 'arrivalScript', language) }]
    if (phase.name === 'accusation') return [{ minute: later(0.6), name, phase, script: '' }]
    if (phase.name !== 'course') return [{ minute: later(0.8), name, phase, script: '' }]
    const course = courses.find(({ id }) => id === phase.courseId)
    return course ? [{ minute: course.startMinute, name, phase, script: textOf(course, 'hostScript', language) }] : []
  })
}

/** What the host says in a phase, besides what guests do: the script, and what absent guests would have told. */
export const saidAloud = (
  { letters }: Pick<Evening, 'letters'>,
  { phase, script }: Pick<Minute, 'phase' | 'script'>,
  language: Locale,
): string[] =>
  [
    script,
    ...letters
      .filter((card) => isAt(phase, card))
      .map((card) => m.paper_dinner_letter({ text: textOf(card, 'reveal', language) })),
  ].filter((text) => text.trim() !== '')

/** The props of a phase, and who is handed them if they come. */
export const propsOut = (dinner: DinnerDocument, phase: Phase, language: Locale): string[] =>
  propsAt(dinner, phase).map((prop) => {
    const guest = guestsOf(dinner).find(({ id }) => id === prop.characterId)
    const name = guest && m.paper_dinner_back_guest({ name: textOf(guest, 'name', language) })
    return [propName(prop, language), name].filter(Boolean).join(' – ')
  })
