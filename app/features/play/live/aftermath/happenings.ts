import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { Notice } from '#app/features/engine/notice.ts'
import type { PlayerViewProps } from '#app/features/puzzles/contract/contract.ts'
import type { CommandOutcome } from '#app/features/play/runs/present-outcome.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { noticeText, moveRefusalText } from './notice-text.ts'
import type { Waits } from './waits.ts'
import { withWait } from './waits.ts'

type Happening = { command: SentCommand; outcome: CommandOutcome } | { command: SentCommand; error: ErrorCode }

/** `isUrgent`: by the organiser of a session; it comes before all others, and over an open puzzle. */
export type Message = { id: number; speaker: string | null; text: string; isUrgent?: true }

/** What this player looks at from near; its address stays when the next snapshot no longer has it. */
export type CloseUp = { id: number; title: string; picture: string; altText: string; words: readonly string[] }

export type Aftermath = {
  last: Happening | null
  feedback: PlayerViewProps['feedback']
  judged: string | null
  waits: Waits
  refusals: number
  remarks: readonly string[]
  remarked: number
  /** The remarks may disappear by themselves, since the screen shows the same thing. */
  passing: boolean
  /** The remarks are about the picture: they stand over it, and not in place of the scene's text. */
  ofScene: boolean
  closeUp: CloseUp | null
  messages: readonly Message[]
  spoken: number
  closings: number
  openings: number
}

export const noAftermath: Aftermath = {
  last: null,
  feedback: null,
  judged: null,
  waits: {},
  refusals: 0,
  remarks: [],
  remarked: 0,
  passing: false,
  ofScene: false,
  closeUp: null,
  messages: [],
  spoken: 0,
  closings: 0,
  openings: 0,
}

export type AftermathEvent =
  /** `at`: ms since 1970, by the browser's clock. */
  | { type: 'happened'; happening: Happening; at: number }
  | { type: 'waits_remembered'; waits: Waits }
  | { type: 'remarked'; text: string; passing?: boolean; ofScene?: boolean }
  /** A partner did their part of what this player held. */
  | { type: 'looked'; look: Look; media: CommandOutcome['media'] }
  | { type: 'overheard'; said: readonly Omit<Message, 'id'>[] }
  | { type: 'remarks_put_away' | 'message_put_away' | 'close_up_put_away' }

export function stepAftermath(before: Aftermath, event: AftermathEvent): Aftermath {
  switch (event.type) {
    case 'happened':
      return afterHappening(before, event.happening, event.at)
    case 'waits_remembered':
      return Object.keys(event.waits).length === 0 ? before : { ...before, waits: { ...event.waits, ...before.waits } }
    case 'remarked':
      return {
        ...before,
        remarks: [event.text],
        remarked: before.remarked + 1,
        passing: event.passing ?? false,
        ofScene: event.ofScene ?? false,
      }
    case 'looked':
      return afterLook(before, event.look, event.media)
    case 'overheard':
      return { ...before, ...withWords(before, event.said) }
    case 'remarks_put_away':
      return { ...before, remarks: [] }
    case 'message_put_away':
      return { ...before, messages: before.messages.slice(1) }
    case 'close_up_put_away':
      return { ...before, closeUp: null }
  }
}

export function afterHappening(before: Aftermath, happening: Happening, at: number): Aftermath {
  const remarked = before.remarked + 1
  const closings = before.closings + (happening.command.type === 'close_puzzle' ? 1 : 0)
  if ('error' in happening)
    return {
      ...before,
      last: happening,
      remarks: [errorText(happening.error)],
      remarked,
      passing: false,
      ofScene: false,
      closings,
    }
  const { outcome } = happening
  const look = outcome.events.find((event) => event.type === 'looked')
  const closeUp = look ? closeUpOf(look, outcome.media, remarked) : null
  const said = outcome.events.flatMap((event) => (event.type === 'said' ? [event] : []))
  return {
    last: happening,
    ...feedbackAfter(before, happening),
    waits: waitsAfter(before, happening, at),
    remarks: [...(look && !closeUp ? wordsOf(look) : []), ...newsOf(outcome.events), ...refusalOf(happening)],
    remarked,
    passing: !look && isShownAnyway(outcome),
    ofScene: look !== undefined,
    closeUp: closeUp ?? before.closeUp,
    closings,
    openings: before.openings + (outcome.events.some(({ type }) => type === 'puzzle_opened') ? 1 : 0),
    ...withWords(
      before,
      said.map(({ npcName, text }) => ({ speaker: npcName, text })),
    ),
  }
}

export type Look = Extract<Notice, { type: 'looked' }>

function afterLook(before: Aftermath, look: Look, media: CommandOutcome['media']): Aftermath {
  const remarked = before.remarked + 1
  const closeUp = closeUpOf(look, media, remarked)
  const shown = { remarks: closeUp ? [] : wordsOf(look), closeUp: closeUp ?? before.closeUp }
  return { ...before, ...shown, remarked, passing: false, ofScene: true }
}

/** Null without a picture, or if its file is gone. */
function closeUpOf(look: Look, media: CommandOutcome['media'], id: number): CloseUp | null {
  const { hotspotName, picture } = look
  const address = picture && media[picture.assetId]
  if (!address) return null
  const title = hotspotName || m.play_hotspot_look()
  return { id, title, picture: address, altText: picture.altText, words: wordsOf({ ...look, picture: null }) }
}

/** Its line, or else what its picture shows; and what is heard, since sound may be off. */
const wordsOf = ({ text, picture, sound }: Look): string[] => [
  ...[text ?? picture?.altText ?? ''].filter((words) => words !== ''),
  ...(sound?.caption ? [`${m.player_heard()} ${sound.caption}`] : []),
]

const withWords = (
  { messages, spoken }: Aftermath,
  said: readonly Omit<Message, 'id'>[],
): Pick<Aftermath, 'messages' | 'spoken'> => ({
  messages: [...messages, ...said.map((words, place) => ({ id: spoken + place, ...words }))].toSorted(
    (one, other) => Number(other.isUrgent ?? false) - Number(one.isUrgent ?? false),
  ),
  spoken: spoken + said.length,
})

/** The inventory or the bar shows these anyway, so nobody needs to dismiss them. */
const isShownAnyway = ({ events, refused }: CommandOutcome): boolean =>
  refused === null && events.every((event) => noticeText(event) === null || passingNews.has(event.type))

const passingNews: ReadonlySet<string> = new Set([
  'item_gained',
  'item_used',
  'item_lost',
  'experience_gained',
  'counter_changed',
  'untimed_set',
])

function newsOf(events: CommandOutcome['events']): string[] {
  const isUse = events.some(({ type }) => type === 'item_used')
  const told = isUse ? events.filter(({ type }) => type !== 'item_lost') : events
  return [...new Set(told.map(noticeText).filter((text) => text !== null))]
}

type Done = Extract<Happening, { outcome: unknown }>

type Judgement = Pick<Aftermath, 'feedback' | 'judged' | 'refusals'>

const ends: ReadonlySet<SentCommand['type']> = new Set(['close_puzzle', 'restart_puzzle', 'reveal_puzzle'])

function feedbackAfter(before: Aftermath, { command, outcome }: Done): Judgement {
  const { feedback, judged, refusals } = before
  const kept: Judgement = { feedback, judged, refusals }
  if (command.type === 'take_hint' || command.type === 'set_untimed' || command.type === 'pin') return kept
  const none: Judgement = { feedback: null, judged: null, refusals }
  if (command.type !== 'answer')
    return judged !== null && judged === outcome.view.puzzle?.id && !ends.has(command.type) ? kept : none
  if (outcome.refused) return { ...kept, ...refusedAnswer(before, outcome.refused), judged: command.puzzleId }
  const [verdict] = outcome.events.flatMap((event) =>
    event.type === 'answered_wrong' || event.type === 'answered_in_part' ? [event] : [],
  )
  if (!verdict) return none
  const kind = verdict.type === 'answered_wrong' ? 'wrong' : verdict.again ? 'again' : 'partial'
  return { ...none, feedback: { kind, reply: verdict.reply }, judged: command.puzzleId }
}

function refusedAnswer(
  { feedback, refusals }: Aftermath,
  { code, retryAfterMs = 0 }: NonNullable<Done['outcome']['refused']>,
): Omit<Judgement, 'judged'> {
  if (code === 'alreadyTried') return { feedback: { kind: 'tried', reply: null }, refusals }
  return { feedback, refusals: refusals + (retryAfterMs > 0 ? 1 : 0) }
}

function waitsAfter({ waits }: Aftermath, { command, outcome: { refused, events } }: Done, at: number): Waits {
  // Whether a guest has really played is decided anew: the server says how much of a wait is left
  if (events.some(({ type }) => type === 'item_gained' || type === 'puzzle_solved'))
    return Object.fromEntries(Object.keys(waits).map((puzzleId) => [puzzleId, 0]))
  if (command.type !== 'answer') return waits
  if (refused)
    return refused.code === 'paused' ? withWait(waits, command.puzzleId, refused.retryAfterMs ?? 0, at) : waits
  return events.length > 0 ? withWait(waits, command.puzzleId, 0, at) : waits
}

function refusalOf({ command, outcome }: Done): string[] {
  const { refused, view } = outcome
  if (!refused) return []
  if (refused.code === 'paused')
    return refused.shared ? [m.play_paused_shared({ time: formatDuration(refused.retryAfterMs ?? 0) })] : []
  const hotspot =
    command.type === 'use_hotspot'
      ? view.scene.hotspots.find((candidate) => candidate.id === command.hotspotId)
      : undefined
  const words = (refused.code === 'blocked' && hotspot?.blockedMessage) || moveRefusalText(refused.code)
  return words ? [words] : []
}
