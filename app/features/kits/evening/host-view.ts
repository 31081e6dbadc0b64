import { isGuest, phasesOf } from '#app/features/kits/documents/dinner.ts'
import type { DinnerClue } from '#app/features/kits/documents/dinner.ts'
import { phaseKey } from '#app/features/kits/documents/phases.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { phaseName } from '#app/features/kits/paper/dinner/dinner-words.ts'
import { minutes } from '#app/features/kits/paper/dinner/evening-plan.ts'
import type { Minute } from '#app/features/kits/paper/dinner/evening-plan.ts'
import {
  cluesOut,
  hasSlip,
  holdersOf,
  hostPlays,
  isAccused,
  isAtReveal,
  isHostsToShow,
  isPresent,
  isShort,
  mayGiveAway,
  phaseNow,
  playerOf,
  revealOf,
  suspectsOf,
} from './evening-state.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { mayAward } from './apply-guest.ts'
import { stepNames } from './step-names.ts'
import type { HostClue, HostGuest, HostStep, HostView, LinkView } from './evening-views.ts'
import { linesNow } from './guest-view.ts'
import type { Last } from './guest-view.ts'
import { linesBefore, linesOfHost, linesOfPhase } from './host-lines.ts'
import { revealView } from './reveal-view.ts'
import { attendants, clueView, frameOf, nameOf, personAs, statusOf, tableClues } from './view-parts.ts'
import type { Looking } from './view-parts.ts'

/** What the server adds to what the evening says. */
export type Staged = {
  id: string
  kit: string
  again: string
  typed: HostView['typed']
  /** By guest's id. */
  links: ReadonlyMap<string, LinkView>
  table: LinkView | null
  /** Phones anywhere get to our addresses. */
  isReachable: boolean
  languages: Locale[]
  last: Last
  now: number
}

/** The stage. A host who plays sees what a playing host may: nothing of parts, of later phases or of the solution. */
export function hostView(looking: Looking, staged: Staged): HostView {
  const { document, state, language } = looking
  const plays = hostPlays(state)
  const status = statusOf(state)
  return {
    ...frameOf(looking),
    id: staged.id,
    kit: staged.kit,
    again: staged.again,
    typed: staged.typed,
    hostPlays: plays,
    stand: { phase: state.phase, revealed: state.revealed },
    phaseMs: state.phase === 0 ? 0 : Math.max(0, (state.endedAt ?? state.pausedAt ?? staged.now) - state.phaseSince),
    runs: status === 'on',
    now: linesOfHost(looking, plays),
    next: nextCourse(looking),
    steps: [beforehand(looking, plays), ...minutes(document, language).map((minute) => stepOf(looking, minute, plays))],
    guests: guestsOf(looking, staged, plays),
    free: document.characters
      .filter((row) => {
        const player = playerOf(state, row.id)
        return isGuest(row) && (!player || mayGiveAway(player))
      })
      .map((row) => ({ id: row.id, name: nameOf(looking, row), isOptional: row.isOptional })),
    // From then on nobody who came could help any more
    isShort: !isAccused(document, state) && isShort(document, state),
    clues: cluesOut(document, state).map((clue) => clueOf(looking, clue, plays)),
    keptOff: keptOff(looking),
    suspects: suspectsOf(document, state).map((row) => ({
      id: row.id,
      name: nameOf(looking, row),
      person: personAs(looking, row),
    })),
    mayAward: mayAward(document, state),
    languages: staged.languages,
    turn: status === 'over' ? null : turnOf(looking),
    reveal: revealView(looking),
    table: staged.table,
    isReachable: staged.isReachable,
    last: status === 'over' || turnOf(looking) === null ? staged.last : null,
  }
}

function nextCourse({ document, state, language }: Looking): HostView['next'] {
  const plan = minutes(document, language)
  const coming = phasesOf(document)
    .slice(state.phase + 1)
    .find(({ name }) => name === 'course')
  const planned = plan.find(({ phase }) => coming && phaseKey(phase) === phaseKey(coming))
  if (!planned || coming?.name !== 'course') return null
  const course = document.courses.find(({ id }) => id === coming.courseId)
  const began = plan.find(({ phase }) => phaseKey(phase) === phaseKey(phaseNow(document, state)))?.minute ?? 0
  return {
    name: planned.name,
    dish: course ? textOf(course, 'dish', language) : '',
    minute: planned.minute,
    inMinutes: Math.max(0, planned.minute - began),
  }
}

const beforehand = (looking: Looking, plays: boolean): HostStep => ({
  name: m.paper_dinner_preparation(),
  minute: null,
  lines: linesBefore(looking, plays),
  isNow: looking.state.phase === 0,
  isPast: looking.state.phase > 0,
})

function stepOf(looking: Looking, minute: Minute, plays: boolean): HostStep {
  const { document, state } = looking
  const at = phasesOf(document).findIndex((phase) => phaseKey(phase) === phaseKey(minute.phase))
  return {
    name: minute.name,
    minute: minute.minute,
    lines: plays && at > state.phase ? [] : linesOfPhase(looking, minute, plays),
    isNow: at === state.phase,
    isPast: at < state.phase,
  }
}

const guestsOf = (looking: Looking, { links }: Staged, plays: boolean): HostGuest[] =>
  attendants(looking).map(({ id, person, characterName, hasLeft }, at) => {
    const guest = looking.state.guests[at]!
    return {
      id,
      person,
      characterName,
      hasLeft,
      isHost: guest.isHost,
      prints: guest.prints,
      hasOpened: guest.hasOpened,
      reply: guest.reply,
      allergies: guest.allergies,
      hasVoted: guest.accusation !== null,
      language: guest.language ?? null,
      slip:
        hasSlip(guest) && isAccused(looking.document, looking.state)
          ? { accusation: guest.accusation, awards: guest.awards }
          : null,
      link: links.get(guest.id) ?? null,
      lines: plays || !guest.prints || !isPresent(guest) ? [] : linesNow(looking, guest),
    }
  })

function clueOf(looking: Looking, clue: DinnerClue, plays: boolean): HostClue {
  const { document, state, language } = looking
  const holders = holdersOf(state, clue.id)
  const isShown = state.shown.includes(clue.id)
  const isSealed = plays && !isShown && holders.length > 0 && !isAtReveal(document, state)
  return {
    id: clue.id,
    title: isSealed ? null : textOf(clue, 'title', language),
    holders: holders.map(({ person }) => person),
    isShown,
    isPinned: state.pinnedId === clue.id,
    // What is the host's own is in the host's hands, on paper too
    sheet: isShown || !plays || holders.length === 0 ? clueView(looking, clue) : null,
    mayShow: statusOf(state) === 'on' && !isShown && isHostsToShow(state, clue.id),
  }
}

function keptOff(looking: Looking): HostView['keptOff'] {
  const { document, state } = looking
  const newestId = state.shown.at(-1)
  // From the accusation on, the screen shows no clues
  if (state.pinnedId === null || state.pinnedId === newestId || state.endedAt !== null || isAccused(document, state))
    return null
  const [kept, newest] = [state.pinnedId, newestId].map(
    (id) => tableClues(looking).find((clue) => clue.id === id)?.title,
  )
  return kept !== undefined && newest !== undefined ? { kept, newest } : null
}

function turnOf({ document, state, language }: Looking): HostView['turn'] {
  const next = phasesOf(document)[state.phase + 1]
  if (next) return { to: next.name === 'reveal' ? 'reveal' : 'phase', name: phaseName(document, next, language) }
  const step = revealOf(document, state)[state.revealed]
  return step ? { to: 'step', name: stepNames[step]() } : null
}
