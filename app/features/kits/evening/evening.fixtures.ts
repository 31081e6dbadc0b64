import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { applyToEvening } from './apply-evening.ts'
import type { Asked } from './apply-evening.ts'
import type { DinnerEvening, GuestCommand, HostCommand, Refusal } from './evening.ts'
import type { Staged } from './host-view.ts'
import { newEvening } from './new-evening.ts'
import type { Looking } from './view-parts.ts'

/** Six who have to come, four who may; Ada did it. */
export const supper: DinnerDocument = readDinner(dinnerRows())

export const startedAt = Date.UTC(2030, 0, 1, 18)

/** Each plays the character of that name; `zoe` is a detective. All have opened their link. */
export function invite(ids: readonly string[], host?: string): DinnerEvening {
  const state = unopened(ids, host)
  return { ...state, guests: state.guests.map((each) => ({ ...each, hasOpened: true })) }
}

export const unopened = (ids: readonly string[], host?: string): DinnerEvening =>
  newEvening(
    supper,
    ids.map((id) => ({
      id: `guest ${id}`,
      person: `Person ${id}`,
      characterId: id === 'zoe' ? null : id,
      isHost: id === host,
    })),
    startedAt,
  )

export const needed = ['ada', 'bruno', 'clara', 'dorian', 'edith', 'felix'] as const
export const everybody = [...needed, 'greta', 'hugo', 'iris', 'jules'] as const

export const asHost = (command: HostCommand): Asked => ({ as: 'host', command })
export const asGuest = (id: string, command: GuestCommand): Asked => ({ as: 'guest', guestId: `guest ${id}`, command })

let added = 0

/** @throws Error where something is refused */
export function play(state: DinnerEvening, ...asked: readonly Asked[]): DinnerEvening {
  return asked.reduce((now, each) => {
    const applied = applyToEvening(supper, now, each, { now: startedAt, newId: `guest new ${++added}` })
    if ('refused' in applied) throw new Error(`${each.command.type}: ${applied.refused}`)
    return applied.state
  }, state)
}

export function refusalOf(state: DinnerEvening, asked: Asked): Refusal | null {
  const applied = applyToEvening(supper, state, asked, { now: startedAt, newId: 'guest new' })
  return 'refused' in applied ? applied.refused : null
}

/** On to that part, and that many steps of the reveal. */
export function turnTo(state: DinnerEvening, phase: number, revealed = 0): DinnerEvening {
  let now = state
  while (now.phase < phase || now.revealed < revealed)
    now = play(now, asHost({ type: 'turn', from: { phase: now.phase, revealed: now.revealed } }))
  return now
}

/** Of the fixture: invitation, arrival, three courses, accusation, reveal. */
export const at = { arrival: 1, starter: 2, main: 3, dessert: 4, accusation: 5, reveal: 6 } as const

export const looking = (state: DinnerEvening, language: Locale = 'en'): Looking => ({
  document: supper,
  state,
  version: 1,
  language,
  title: 'A cold supper',
  details: { host: 'Hana', date: '1 January 2030', place: 'At home' },
  coverId: null,
  addressOf: (id) => `/pictures/${id}`,
})

export const nowhere = { kit: null, reviews: null, creator: null }

export const staged: Staged = {
  id: 'evening',
  kit: '/kit/1',
  again: '/evening/new/1',
  typed: { host: 'Hana', day: '2030-01-01', time: '', place: '' },
  links: new Map(),
  table: null,
  isReachable: true,
  languages: ['en', 'fr'],
  last: nowhere,
  now: startedAt,
}
