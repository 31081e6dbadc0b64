import type { Command, Deed, VoteCommand } from './command.schema.ts'
import { isGroupCommand } from './group-command.ts'
import { isPlaytestCommand } from './playtest-command.schema.ts'
import { isSolved, own } from './state-lookup.ts'
import type { RunState, Vote } from './state.schema.ts'
import type { Refusal, Turn } from './turn.ts'
import { emit, newTurn } from './turn.ts'
import { voteMs } from './vote-ms.ts'

export const isVoteCommand = (command: Command): command is VoteCommand =>
  command.type === 'vote' || command.type === 'count_vote'

const isDeed = (command: Command): command is Deed =>
  !isPlaytestCommand(command) &&
  !isVoteCommand(command) &&
  !isGroupCommand(command) &&
  !['join', 'leave', 'catch_up', 'arrive'].includes(command.type)

/** Asks those present instead of doing what was tried. Null if nobody needs to be asked.
 * @param tried the turn after the command @param endsAnyway whether time alone would have ended the game */
export function askOthers(
  tried: Turn,
  before: RunState,
  command: Command,
  endsAnyway: () => boolean,
): Turn | Refusal | null {
  const { playerId, language, here = [] } = tried.actor
  const agreed = new Set([playerId, ...partnersIn(tried)])
  const waitingFor = here.filter((id) => !agreed.has(id) && own(before.players, id))
  if (tried.game.edition.asksOthers === false || waitingFor.length === 0 || !isDeed(command)) return null
  const about = needed(tried, command, endsAnyway)
  if (!about) return null
  if (before.vote) return { refused: 'voteOpen' }
  const asking = newTurn(tried.game, before, tried.actor, tried.clock)
  const puzzleId = command.type === 'reveal_puzzle' ? command.puzzleId : null
  const endsAt = tried.clock.now + voteMs
  emit(asking, { type: 'vote_asked', playerId, language, about, puzzleId, command, waitingFor, endsAt })
  return asking
}

/** Whoever presses together agrees by that. */
const partnersIn = ({ events }: Turn): string[] =>
  events.flatMap((event) => (event.type === 'done_together' ? [event.partnerId] : []))

/** What a wrong answer brings about was nobody's wish, and what time brings nobody's deed: they ask nobody. */
function needed({ state, events }: Turn, command: Deed, endsAnyway: () => boolean): Vote['about'] | null {
  if (events.some(({ type }) => type === 'answered_wrong')) return null
  if (state.ending) return endsAnyway() ? null : 'ending'
  if (events.some(({ type }) => type === 'others_asked')) return 'final'
  return command.type === 'reveal_puzzle' ? 'skip' : null
}

/** Who asked takes the question back by not agreeing. An objection counts until the vote is closed. */
export function answerVote(
  turn: Turn,
  { vote: endsAt, agree }: Extract<VoteCommand, { type: 'vote' }>,
): Refusal | null {
  const { vote } = turn.state
  const { playerId } = turn.actor
  if (vote?.endsAt !== endsAt) return { refused: 'noVote' }
  const isAsker = playerId === vote.playerId
  if (isAsker ? agree : ![...vote.waitingFor, ...vote.agreed].includes(playerId)) return { refused: 'notHere' }
  if (!agree) emit(turn, { type: 'vote_closed', playerId, outcome: isAsker ? 'taken_back' : 'refused' })
  else if (vote.waitingFor.includes(playerId)) emit(turn, { type: 'vote_agreed', playerId })
  return null
}

/** Who is silent until the end agrees. */
export function countVote({ state, clock }: Turn, endsAt: number): Refusal | null {
  if (state.vote?.endsAt !== endsAt) return { refused: 'noVote' }
  return clock.now < endsAt ? { refused: 'voteOpen', retryAfterMs: endsAt - clock.now } : null
}

export const agreedVote = ({ vote }: RunState, now: number): Vote | null =>
  vote && (vote.waitingFor.length === 0 || now >= vote.endsAt) ? vote : null

/** Closes a vote that has lost its asker or its object. */
export function dropVote(turn: Turn): void {
  const { vote, players } = turn.state
  if (!vote) return
  if (!own(players, vote.playerId))
    return emit(turn, { type: 'vote_closed', playerId: vote.playerId, outcome: 'taken_back' })
  if (vote.puzzleId !== null && isSolved(turn.state, vote.puzzleId))
    emit(turn, { type: 'vote_closed', playerId: null, outcome: 'lapsed' })
}
