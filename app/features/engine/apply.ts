import { answerPuzzle, restartPuzzle, revealPuzzle, takeHint } from './answer-puzzle.ts'
import { arrive } from './arrive.ts'
import { askGoal } from './ask-goal.ts'
import { catchUp } from './catch-up.ts'
import type { Clock } from './clock.ts'
import type { Command, Deed, PartyCommand, VoteCommand } from './command.schema.ts'
import { directGroup, refusedByGroup } from './direct-group.ts'
import { directPlaytest } from './direct-playtest.ts'
import { evaluate } from './evaluate-condition.ts'
import type { RunEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { isGroupCommand } from './group-command.ts'
import { findScene } from './lookup.ts'
import { isSolved, own } from './state-lookup.ts'
import { isPlaytestCommand } from './playtest-command.schema.ts'
import { pinLine } from './pin-line.ts'
import { nextRole } from './roles.ts'
import { leaveOthersPlaces, sceneBeside } from './share-roles.ts'
import { score } from './score.ts'
import { checkStage, setStage } from './set-stage.ts'
import type { RunState, Vote } from './state.schema.ts'
import type { Actor, Game, Refusal, Turn } from './turn.ts'
import { emit, newTurn } from './turn.ts'
import { choose, goOn, leaveDialogue } from './talk.ts'
import { travel, pressHotspot } from './use-hotspot.ts'
import { combineItems, examineItem, applyItem, applyItemOn } from './use-item.ts'
import { agreedVote, answerVote, askOthers, countVote, dropVote, isVoteCommand } from './votes.ts'
import { voteMs } from './vote-ms.ts'
import { refreshChoices } from './walk-dialogue.ts'

export interface Applied {
  state: RunState
  /** In order of occurrence; empty if the command was valid but changed nothing. */
  events: RunEvent[]
}

/** Applies one command of one player at one moment. @returns the new state and the events, or a refusal. Pure. */
export function apply(game: Game, state: RunState, actor: Actor, command: Command, clock: Clock): Applied | Refusal {
  const turn = newTurn(game, state, actor, clock)
  const refusal = dispatch(turn, command)
  if (refusal) return refusal
  settle(turn)
  const asking = askOthers(turn, state, command, () => endsByItself(turn, state))
  if (asking) return 'refused' in asking ? asking : { state: asking.state, events: asking.events }
  dropVote(turn)
  if (!turn.state.ending) refreshChoices(turn)
  return { state: turn.state, events: turn.events }
}

function endsByItself(turn: Turn, state: RunState): boolean {
  const untouched = newTurn(turn.game, state, turn.actor, turn.clock)
  settle(untouched)
  return untouched.state.ending !== null
}

function dispatch(turn: Turn, command: Command): Refusal | null {
  if (command.type === 'join') return join(turn, command)
  if (isGroupCommand(command)) return directGroup(turn, command)
  const place = own(turn.state.players, turn.actor.playerId)
  if (!place) return { refused: 'notInRun' }
  if (command.type === 'leave') {
    emit(turn, { type: 'player_left', playerId: turn.actor.playerId })
    leaveOthersPlaces(turn)
    dropVote(turn)
    closeIfAgreed(turn)
    return null
  }
  if (command.type === 'go_away') {
    if (!place.away) shareRoles(turn, 'player_away')
    return null
  }
  // Whoever plays is back, whether or not their page has said so
  if (place.away) shareRoles(turn, 'player_back')
  if (command.type === 'come_back') return null
  if (command.type === 'catch_up') {
    catchUp(turn)
    return null
  }
  if (turn.state.ending) return { refused: 'finished' }
  const refusal = refusedByGroup(turn.state, turn.clock)
  if (refusal) return refusal
  if (command.type === 'arrive') return arrive(turn, command)
  if (isPlaytestCommand(command)) return turn.game.isPlaytest ? directPlaytest(turn, command) : { refused: 'notHere' }
  return isVoteCommand(command) ? decide(turn, command) : obey(turn, command)
}

function shareRoles(turn: Turn, type: 'player_away' | 'player_back'): void {
  emit(turn, { type, playerId: turn.actor.playerId })
  leaveOthersPlaces(turn)
}

function obey(turn: Turn, command: Deed): Refusal | null {
  const { playerId } = turn.actor
  switch (command.type) {
    case 'use_hotspot':
      return pressHotspot(turn, command.hotspotId)
    case 'travel':
      return travel(turn, command.sceneId)
    case 'close_puzzle':
      if (own(turn.state.players, playerId)?.puzzleId) emit(turn, { type: 'puzzle_closed', playerId })
      return null
    case 'answer':
      return answerPuzzle(turn, command.puzzleId, command.answer)
    case 'take_hint':
      return takeHint(turn, command)
    case 'reveal_puzzle':
      return revealPuzzle(turn, command.puzzleId)
    case 'restart_puzzle':
      return restartPuzzle(turn, command.puzzleId)
    case 'use_item':
      return applyItem(turn, command.itemId)
    case 'use_item_on':
      return applyItemOn(turn, command.itemId, command.hotspotId)
    case 'combine_items':
      return combineItems(turn, command.itemId, command.otherItemId)
    case 'examine_item':
      return examineItem(turn, command.itemId)
    case 'choose':
      return choose(turn, command.step, command.choice)
    case 'continue':
      return goOn(turn, command.step)
    case 'leave_dialogue':
      return leaveDialogue(turn)
    case 'set_untimed':
      return setUntimed(turn, command.untimed)
    case 'pin':
      return pinLine(turn, command)
    case 'ask_goal':
      return askGoal(turn, command.told, command.other)
  }
}

function setUntimed(turn: Turn, untimed: boolean): null {
  if (turn.state.untimed !== untimed) emit(turn, { type: 'untimed_set', playerId: turn.actor.playerId, untimed })
  return null
}

function decide(turn: Turn, command: VoteCommand): Refusal | null {
  const refusal = command.type === 'vote' ? answerVote(turn, command) : countVote(turn, command.vote)
  return refusal ?? closeIfAgreed(turn)
}

function closeIfAgreed(turn: Turn): null {
  const vote = agreedVote(turn.state, turn.clock.now)
  if (vote) carryOut(turn, vote)
  return null
}

const isNoLonger: ReadonlySet<RunEvent['type']> = new Set<RunEvent['type']>(['answered_wrong', 'held'])

/** Does what was asked about, as the player who asked. It lapses if the game has gone on and it no longer works. */
function carryOut(turn: Turn, { playerId, language, command, endsAt }: Vote): void {
  // A partner who held something then still does: both have waited for the answers
  const then = { ...turn.clock, now: endsAt - voteMs }
  const deed = newTurn(turn.game, { ...turn.state, vote: null }, { playerId, language }, then)
  const lapsed = obey(deed, command) !== null || deed.events.some(({ type }) => isNoLonger.has(type))
  emit(turn, { type: 'vote_closed', playerId: null, outcome: lapsed ? 'lapsed' : 'agreed' })
  if (lapsed) return
  turn.events.push(...deed.events)
  turn.state = deed.events.reduce(evolve, turn.state)
}

function join(turn: Turn, { sceneId: asked, stage }: Extract<PartyCommand, { type: 'join' }>): Refusal | null {
  const { state, actor, game } = turn
  if (own(state.players, actor.playerId)) return null
  if (stage) {
    if (!game.isPlaytest || checkStage(game, stage).length > 0) return { refused: 'notHere' }
    setStage(turn, stage)
    return null
  }
  if (asked !== undefined && !findScene(game.edition, asked)) return { refused: 'notHere' }
  const sceneId = asked ?? sceneBeside(turn, [nextRole(state.players)])
  emit(turn, { type: 'player_joined', playerId: actor.playerId, sceneId })
  leaveOthersPlaces(turn)
  return null
}

function settle(turn: Turn): void {
  const { edition } = turn.game
  if (turn.state.ending) return
  for (const playerId of Object.keys(turn.state.players).sort()) {
    const { sceneId, roles } = turn.state.players[playerId]!
    const scene = findScene(edition, sceneId)
    if (scene?.ending && evaluate(scene.ending.conditions, turn.state, turn.clock, roles)) {
      const { text } = scene.ending
      return emit(turn, {
        type: 'finished',
        ending: { reason: 'scene', sceneId, title: scene.name, text, score: score(turn.state) },
      })
    }
  }
  const allSolved = edition.puzzles.length > 0 && edition.puzzles.every((puzzle) => isSolved(turn.state, puzzle.id))
  if (!edition.endsWhenAllSolved || !allSolved) return
  emit(turn, {
    type: 'finished',
    ending: { reason: 'all_solved', sceneId: null, title: {}, text: {}, score: score(turn.state) },
  })
}
