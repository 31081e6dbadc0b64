import type { DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { mostDetectives } from '#app/features/kits/paper/paper-choices.ts'
import { personOf } from './dinner-words.ts'

/** Everybody whom the host has named: `guest` is null for a detective. `number`: of the guest among all who could
 * come; detectives are numbered after them. */
export type Invited = { person: string; guest: DinnerCharacter | null; number: number }

/** People for whom the dinner has no part: each comes as a detective. */
export const detectivesOf = ({ roster }: EveningDetails): string[] =>
  roster
    .filter(({ characterId, person }) => characterId === null && person !== '')
    .map(({ person }) => person)
    .slice(0, mostDetectives)

/** @param all guests who could come */
export function invitedTo(all: readonly DinnerCharacter[], details: EveningDetails): Invited[] {
  const guests = all
    .map((guest, at): Invited => ({ person: personOf(details.roster, guest), guest, number: at + 1 }))
    .filter(({ person, guest }) => person !== '' && !details.absentIds.includes(guest?.id ?? ''))
  const detectives = detectivesOf(details).map((person, at): Invited => {
    return { person, guest: null, number: all.length + at + 1 }
  })
  return [...guests, ...detectives]
}
