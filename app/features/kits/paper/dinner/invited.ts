import type { DinnerCharacter } from '#app/features/kits/documents/dinner.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import { mostDetectives } from '#app/features/kits/paper/paper-choices.ts'
import { personOf } from './dinner-words.ts'

/** Everybody whom the host has named: `guest` is null for a detective. `number`: of the guest among all who could
 * come; detectives are numbered after them. `link`: to their page of an evening on phones. */
export type Invited = { person: string; guest: DinnerCharacter | null; number: number; link: string | null }

/** People for whom the dinner has no part: each comes as a detective. */
export const detectivesOf = ({ roster }: EveningDetails): string[] =>
  roster
    .filter(({ characterId, person }) => characterId === null && person !== '')
    .map(({ person }) => person)
    .slice(0, mostDetectives)

/** @param all guests who could come */
export function invitedTo(all: readonly DinnerCharacter[], details: EveningDetails): Invited[] {
  const guests = all
    .map((guest, at): Invited => {
      const person = personOf(details.roster, guest)
      return { person, guest, number: at + 1, link: linkOf(details, guest.id, person) }
    })
    .filter(({ person, guest }) => person !== '' && !details.absentIds.includes(guest?.id ?? ''))
  const detectives = detectivesOf(details).map((person, at): Invited => {
    return { person, guest: null, number: all.length + at + 1, link: linkOf(details, null, person) }
  })
  return [...guests, ...detectives]
}

const linkOf = ({ roster }: EveningDetails, id: string | null, name: string): string | null =>
  roster.find(({ characterId, person }) => characterId === id && person === name)?.link ?? null
