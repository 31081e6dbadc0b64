import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { refused } from './applied.ts'
import type { Applied } from './applied.ts'
import type { Award, DinnerEvening, EveningGuest, GuestCommand } from './evening.ts'
import { isAccused, isHeldBy, isPresent, phaseNow, shownSteps, suspectsOf, withHand } from './evening-state.ts'

export function withGuest(state: DinnerEvening, guestId: string, part: Partial<EveningGuest>): DinnerEvening {
  return { ...state, guests: state.guests.map((each) => (each.id === guestId ? { ...each, ...part } : each)) }
}

export function applyAsGuest(
  document: DinnerDocument,
  state: DinnerEvening,
  guestId: string,
  command: GuestCommand,
): Applied {
  const me = state.guests.find(({ id }) => id === guestId)
  if (!me) return refused('gone')
  if (command.type === 'open') return { state: me.hasOpened ? state : withGuest(state, guestId, { hasOpened: true }) }
  // What was typed while a phone was away may come late
  if (command.type === 'notes') return { state: withGuest(state, guestId, { notes: command.text }) }
  if (command.type === 'language') return { state: withGuest(state, guestId, { language: command.language }) }
  if (!isPresent(me)) return refused('left')
  if (state.endedAt !== null) return refused('over')
  if (command.type === 'reply') {
    const { reply, allergies } = command
    return { state: withGuest(state, guestId, { reply, allergies }) }
  }
  if (command.type === 'accuse') return accuse(document, state, guestId, command)
  if (command.type === 'award') return award(document, state, guestId, command)
  if (state.phase === 0) return refused('early')
  if (state.pausedAt !== null) return refused('paused')
  // What is shown already is in nobody's hand; pressed twice, it stays shown
  if (state.shown.includes(command.clueId)) return { state }
  if (!isHeldBy(state, command.clueId, guestId)) return refused('gone')
  if (command.type === 'show') return { state: { ...state, shown: [...state.shown, command.clueId] } }
  return handTo(state, command)
}

/** Both have it then: nobody forgets what they read. */
export function handTo(state: DinnerEvening, { clueId, toId }: { clueId: string; toId: string }): Applied {
  const other = state.guests.find(({ id }) => id === toId)
  if (!other) return refused('gone')
  return isPresent(other) ? { state: withHand(state, clueId, toId) } : refused('left')
}

export function accuse(
  document: DinnerDocument,
  state: DinnerEvening,
  guestId: string,
  { characterId, why }: { characterId: string; why: string },
): Applied {
  const { name } = phaseNow(document, state)
  if (name !== 'accusation') return refused(name === 'reveal' ? 'late' : 'early')
  if (!suspectsOf(document, state).some(({ id }) => id === characterId)) return refused('gone')
  return { state: withGuest(state, guestId, { accusation: { characterId, why } }) }
}

export function award(
  document: DinnerDocument,
  state: DinnerEvening,
  guestId: string,
  command: { award: Award; toId: string },
): Applied {
  if (!mayAward(document, state)) return refused(isAccused(document, state) ? 'late' : 'early')
  if (command.toId === guestId) return refused('self')
  if (!state.guests.some(({ id }) => id === command.toId)) return refused('gone')
  const awards = { ...state.guests.find(({ id }) => id === guestId)?.awards, [command.award]: command.toId }
  return { state: withGuest(state, guestId, { awards }) }
}

/** From the accusation until they are given. */
export const mayAward = (document: DinnerDocument, state: DinnerEvening): boolean =>
  isAccused(document, state) && !shownSteps(document, state).includes('awards')
