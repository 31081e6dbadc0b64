import { isGuest } from '#app/features/kits/documents/dinner.ts'
import type { DinnerDocument } from '#app/features/kits/documents/dinner.ts'
import { mostDetectives } from '#app/features/kits/paper/paper-choices.ts'
import { refused } from './applied.ts'
import type { Applied, Setting } from './applied.ts'
import { accuse, award, handTo, withGuest } from './apply-guest.ts'
import type { Answered, DinnerEvening, EveningGuest, HostCommand } from './evening.ts'
import {
  cluesOut,
  hasNoPhone,
  isAtReveal,
  isHostsToShow,
  isPresent,
  mayGiveAway,
  playerOf,
  revealOf,
  withHand,
} from './evening-state.ts'
import { newGuest } from './new-evening.ts'

type Of<Type extends HostCommand['type']> = Extract<HostCommand, { type: Type }>

export function applyAsHost(
  document: DinnerDocument,
  state: DinnerEvening,
  command: HostCommand,
  setting: Setting,
): Applied {
  if (state.endedAt !== null) return command.type === 'end' ? { state } : refused('over')
  switch (command.type) {
    case 'turn':
      return turn(document, state, command, setting.now)
    case 'pause':
      return state.phase === 0 ? refused('early') : { state: paused(state, setting.now) }
    case 'resume':
      return { state: resumed(state, setting.now) }
    case 'end':
      return { state: { ...resumed(state, setting.now), endedAt: setting.now } }
    case 'show':
    case 'hand':
      return giveOut(document, state, command)
    case 'pin':
      return command.clueId === null || state.shown.includes(command.clueId)
        ? { state: { ...state, pinnedId: command.clueId } }
        : refused('gone')
    case 'add':
      return add(document, state, command, setting)
    case 'swap':
      return swap(state, command)
    default:
      return aboutGuest(document, state, command)
  }
}

function turn(document: DinnerDocument, state: DinnerEvening, { from }: Of<'turn'>, now: number): Applied {
  if (from.phase !== state.phase || from.revealed !== state.revealed) return refused('stale')
  if (state.pausedAt !== null) return refused('paused')
  if (!isAtReveal(document, state)) return { state: { ...state, phase: state.phase + 1, phaseSince: now } }
  if (state.revealed === revealOf(document, state).length) return refused('late')
  return { state: { ...state, revealed: state.revealed + 1 } }
}

const paused = (state: DinnerEvening, now: number): DinnerEvening =>
  state.pausedAt === null ? { ...state, pausedAt: now } : state

/** The time that it was paused is no part of the phase. */
const resumed = (state: DinnerEvening, now: number): DinnerEvening =>
  state.pausedAt === null
    ? state
    : { ...state, phaseSince: state.phaseSince + Math.max(0, now - state.pausedAt), pausedAt: null }

function giveOut(document: DinnerDocument, state: DinnerEvening, command: Of<'show' | 'hand'>): Applied {
  const { clueId } = command
  if (state.phase === 0) return refused('early')
  if (!cluesOut(document, state).some(({ id }) => id === clueId)) return refused('gone')
  if (state.shown.includes(clueId)) return { state }
  if (!isHostsToShow(state, clueId)) return refused('held')
  return command.type === 'show' ? { state: { ...state, shown: [...state.shown, clueId] } } : handTo(state, command)
}

function add(document: DinnerDocument, state: DinnerEvening, command: Of<'add'>, { newId }: Setting): Applied {
  const { person, characterId } = command
  const row = document.characters.find(({ id }) => id === characterId)
  if (characterId !== null && !(row && isGuest(row))) return refused('gone')
  const former = playerOf(state, characterId)
  if (former && !mayGiveAway(former)) return refused('taken')
  const detectives = state.guests.filter((each) => each.characterId === null && isPresent(each)).length
  const all = document.characters.filter(isGuest).length + mostDetectives
  if ((characterId === null && detectives >= mostDetectives) || state.guests.length >= 2 * all) return refused('full')
  const left = former ? handedOver(state, former, newId) : state
  const joined = { ...left, guests: [...left.guests, newGuest({ id: newId, person, characterId, isHost: false })] }
  // What was dealt to others, since nobody played its holder: they have read it, and keep it
  const dealt = cluesOut(document, state).filter(({ id, holder, holderId }) => {
    return characterId !== null && holder === 'character' && holderId === characterId && !state.shown.includes(id)
  })
  return { state: dealt.reduce<DinnerEvening>((now, { id }) => withHand(now, id, newId), joined) }
}

/** The part, and what is in its hand; what they said themselves stays theirs. */
const handedOver = (state: DinnerEvening, { id }: EveningGuest, toId: string): DinnerEvening => ({
  ...withGuest(state, id, { characterId: null, hasLeft: true }),
  hands: state.hands.map(({ clueId, guestIds }) => ({
    clueId,
    guestIds: guestIds.map((each) => (each === id ? toId : each)),
  })),
})

/** Each gets the other's part with all that is in its hand; what they said themselves stays theirs. */
function swap(state: DinnerEvening, { guestId, withId }: Of<'swap'>): Applied {
  const [one, other] = [guestId, withId].map((id) => state.guests.find((each) => each.id === id))
  if (!one || !other || one === other) return refused('gone')
  const part = new Map([
    [one.id, other],
    [other.id, one],
  ])
  return {
    state: {
      ...state,
      guests: state.guests.map((each) => ({ ...each, characterId: (part.get(each.id) ?? each).characterId })),
      hands: state.hands.map(({ clueId, guestIds }) => ({
        clueId,
        guestIds: guestIds.map((id) => part.get(id)?.id ?? id),
      })),
    },
  }
}

const isSameAnswer = (one: Answered, other: Answered): boolean =>
  one.reply === other.reply && one.allergies === other.allergies

function replyFor(state: DinnerEvening, guest: EveningGuest, { reply, allergies, from }: Of<'replyFor'>): Applied {
  if (isSameAnswer(guest, { reply, allergies })) return { state }
  return isSameAnswer(guest, from) ? { state: withGuest(state, guest.id, { reply, allergies }) } : refused('stale')
}

function aboutGuest(
  document: DinnerDocument,
  state: DinnerEvening,
  command: Of<'rename' | 'leave' | 'comeBack' | 'prints' | 'replyFor' | 'accuseFor' | 'awardFor' | 'languageOf'>,
): Applied {
  const guest = state.guests.find(({ id }) => id === command.guestId)
  if (!guest) return refused('gone')
  const change = (part: Partial<EveningGuest>): Applied => ({ state: withGuest(state, guest.id, part) })
  switch (command.type) {
    case 'rename':
      return change({ person: command.person })
    case 'leave':
      return change({ hasLeft: true })
    case 'comeBack':
      return change({ hasLeft: false })
    case 'prints':
      return change({ prints: command.prints })
    case 'replyFor':
      return replyFor(state, guest, command)
    case 'languageOf':
      return change({ language: command.language })
    case 'accuseFor':
    case 'awardFor':
      if (!isPresent(guest)) return refused('left')
      if (!hasNoPhone(guest)) return refused('held')
      return command.type === 'accuseFor'
        ? accuse(document, state, guest.id, command)
        : award(document, state, guest.id, command)
  }
}
