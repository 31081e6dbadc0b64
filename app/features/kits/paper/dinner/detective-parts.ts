import { phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument, Phase } from '#app/features/kits/documents/dinner.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { Composing } from '#app/features/kits/paper/paper-words.ts'
import { m } from '#app/i18n/generated/messages.js'
import { guestsOf, phaseName } from './dinner-words.ts'
import { detectivesOf } from './invited.ts'

/** A sheet for each person for whom the dinner has no part: what to do in each phase, and a table for notes. It says
 * nothing that the guests do not tell, so nothing of it is sealed. */
export const detectiveParts = (dinner: DinnerDocument, composing: Composing): PaperPart[] =>
  detectivesOf(composing.details).map((person, at) => ({
    id: `detective-${at + 1}`,
    title: m.paper_dinner_detective_sheet({ number: at + 1 }),
    person,
    reader: 'guest',
    template: 'dinner-detective.typ',
    data: {
      over: m.paper_dinner_detective(),
      name: person,
      lead: m.paper_dinner_detective_lead(),
      tasks: phasesOf(dinner).map((phase) => ({
        phase: phaseName(dinner, phase, composing.choice.language),
        text: taskIn(dinner, phase, at),
      })),
      notesTitle: m.paper_dinner_detective_notes(),
      columns: [m.paper_dinner_detective_where(), m.paper_dinner_detective_why(), m.paper_dinner_detective_odd()],
      people: guestsOf(dinner).map((row) => textOf(row, 'name', composing.choice.language)),
    },
    minutesToCut: 0,
  }))

const tasks = {
  invitation: m.paper_dinner_detective_brings,
  arrival: m.paper_dinner_task_arrival,
  accusation: m.paper_dinner_task_accusation,
  reveal: m.paper_dinner_task_reveal,
}

/** What two detectives do in a course differs. */
const courseTasks = [
  m.paper_dinner_task_alibis,
  m.paper_dinner_task_contradiction,
  m.paper_dinner_task_detail,
  m.paper_dinner_task_silent,
  m.paper_dinner_task_innocent,
]

/** @param detective their number, from 0 */
export function taskIn({ courses }: DinnerDocument, phase: Phase, detective: number): string {
  if (phase.name !== 'course') return tasks[phase.name]()
  const at = courses.findIndex(({ id }) => id === phase.courseId)
  return courseTasks[(at + detective) % courseTasks.length]!()
}
