import { isBlank } from '#app/i18n/local-text.ts'
import type { RunEvent } from './events.ts'
import { evolveGoal, withoutPartnersTurn } from './evolve-goal.ts'
import { evolveDialogue, isDialogueEvent } from './evolve-dialogue.ts'
import { evolvePlayer, isPlayerEvent } from './evolve-player.ts'
import { evolveTogether, isTogetherEvent } from './evolve-together.ts'
import { evolveVote, isVoteEvent } from './evolve-vote.ts'
import type { GroupEvent } from './evolve-group.ts'
import { evolveGroup, isGroupEvent } from './evolve-group.ts'
import { evolveItem, isItemEvent } from './evolve-item.ts'
import { eitherOf, heardBy, noted, pin, written } from './journal.ts'
import { putPlayer } from './put-player.ts'
import { own, puzzleState } from './state-lookup.ts'
import { added } from './collections.ts'
import type { PuzzleState, RunState } from './state.schema.ts'

const triedLength = 100

/** Pure: the same events from the same initial state always give the same state. */
export const evolve = (state: RunState, event: RunEvent): RunState =>
  event.type === 'goal_told' ? evolveGoal(state, event) : withoutPartnersTurn(evolveDeed(state, event))

function evolveDeed(state: RunState, event: Exclude<RunEvent, { type: 'goal_told' }>): RunState {
  if (isItemEvent(event)) return evolveItem(state, event)
  if (isDialogueEvent(event)) return evolveDialogue(state, event)
  if (isVoteEvent(event)) return evolveVote(state, event)
  if (isTogetherEvent(event)) return evolveTogether(state, event)
  if (isPlayerEvent(event)) return evolvePlayer(state, event)
  switch (event.type) {
    case 'role_tried':
      return tryRole(state, event)
    case 'scene_revealed':
      return { ...state, revealedScenes: added(state.revealedScenes, event.sceneId) }
    case 'flag_set':
      return { ...state, flags: { ...state.flags, [event.flag]: event.value } }
    case 'counter_changed':
      return count(state, event)
    case 'experience_gained':
      return { ...state, experience: state.experience + event.amount }
    case 'said':
      return noted(state, { kind: 'said', at: event.at, text: event.text, npcId: event.npcId, ...heardBy(event) })
    case 'looked':
      return looked(state, event)
    case 'found_shut': {
      const { at, text, hotspotId, playerId: by } = event
      return noted(state, { kind: 'shut', at, text, hotspotId, by, ...heardBy(event) })
    }
    case 'pinned':
      return pin(state, event)
    case 'untimed_set':
      return { ...state, untimed: event.untimed }
    case 'finished':
      return { ...state, vote: null, ending: { ...event.ending, at: event.at } }
    default:
      return evolveRest(state, event)
  }
}

const evolveRest = (state: RunState, event: PuzzleEvent | GroupEvent): RunState =>
  isGroupEvent(event) ? evolveGroup(state, event) : evolvePuzzle(state, event)

type PuzzleEvent = Extract<
  RunEvent,
  {
    type:
      | 'puzzle_opened'
      | 'puzzle_closed'
      | 'puzzle_restarted'
      | 'answered_wrong'
      | 'answered_in_part'
      | 'attempts_exhausted'
      | 'hint_given'
      | 'puzzle_solved'
  }
>

function evolvePuzzle(state: RunState, event: PuzzleEvent): RunState {
  switch (event.type) {
    case 'puzzle_opened':
      return withPuzzle(
        putPlayer(state, event.playerId, { puzzleId: event.puzzleId }, event.for),
        event.puzzleId,
        (puzzle) => ({
          openedAt: puzzle.openedAt ?? event.at,
          ...(puzzle.openedAt === null ? heardBy(event) : puzzle.for && { for: eitherOf(puzzle.for, event.for) }),
          ...(event.startsClock ? restarted(event) : {}),
        }),
      )
    case 'puzzle_closed':
      return putPlayer(state, event.playerId, {}, undefined)
    case 'puzzle_restarted':
      return withPuzzle(state, event.puzzleId, () => restarted(event))
    case 'answered_wrong':
      return withPuzzle(state, event.puzzleId, (puzzle) => ({
        wrong: puzzle.wrong + 1,
        wrongSincePause: puzzle.wrongSincePause + 1,
        tried: added(puzzle.tried, event.key).slice(-triedLength),
      }))
    case 'answered_in_part':
      return withPuzzle(state, event.puzzleId, () => ({ progress: event.progress, view: event.view }))
    case 'attempts_exhausted': {
      const penalised = { ...state, penaltyMs: state.penaltyMs + event.penaltyMs }
      return withPuzzle(penalised, event.puzzleId, (puzzle) => ({
        wrongSincePause: 0,
        exhausted: puzzle.exhausted + 1,
        pausedUntil: event.pausedUntil,
        answerOffered: puzzle.answerOffered || event.answerOffered,
      }))
    }
    case 'hint_given': {
      const { text, cost, known, shown, puzzleId, playerId, at } = event
      const hinted = withPuzzle(state, puzzleId, (puzzle) => ({
        hints: [
          ...puzzle.hints,
          {
            text,
            cost,
            ...(known !== undefined && { known }),
            ...(shown !== undefined && { shown }),
            ...heardBy(event),
          },
        ],
      }))
      return written(hinted, { kind: 'hinted', at, text, puzzleId, by: playerId, ...heardBy(event) })
    }
    case 'puzzle_solved': {
      const { playerId, at, points, revealed, answer, told } = event
      const solved = withPuzzle(state, event.puzzleId, () => ({
        pausedUntil: null,
        solved: { playerId, at, points, revealed, answer, ...(told && { told }) },
      }))
      return written(solved, { kind: 'solved', at, puzzleId: event.puzzleId, revealed, by: playerId })
    }
  }
}

/** The journal keeps each line once; what is only a picture is kept in words. */
function looked(state: RunState, event: Extract<RunEvent, { type: 'looked' }>): RunState {
  const { hotspotId, at, playerId: by, picture } = event
  const counted = { ...state, looks: { ...state.looks, [hotspotId]: (own(state.looks, hotspotId) ?? 0) + 1 } }
  const text = event.text ?? picture?.altText ?? {}
  return isBlank(text)
    ? counted
    : noted(counted, {
        kind: 'looked',
        at,
        text,
        hotspotId,
        ...(picture && { imageAssetId: picture.assetId }),
        by,
        ...heardBy(event),
      })
}

/** A counter is a flag that holds a number; how it is shown is stored separately. */
function count(state: RunState, { counter, value, shown }: Extract<RunEvent, { type: 'counter_changed' }>): RunState {
  const counted = { ...state, flags: { ...state.flags, [counter]: value } }
  return shown ? { ...counted, counters: { ...state.counters, [counter]: shown } } : counted
}

function tryRole(state: RunState, event: Extract<RunEvent, { type: 'role_tried' }>): RunState {
  const place = own(state.players, event.playerId)
  return place ? { ...state, players: { ...state.players, [event.playerId]: { ...place, roles: event.roles } } } : state
}

/** Restarts the time limit, and the steps unless the type keeps them; attempts and their cost stay. */
const restarted = ({ at, keepsProgress }: { at: number; keepsProgress?: true }): Partial<PuzzleState> => ({
  clockStartedAt: at,
  ...(!keepsProgress && { progress: null, view: null }),
})

function withPuzzle(
  state: RunState,
  puzzleId: string,
  change: (puzzle: PuzzleState) => Partial<PuzzleState>,
): RunState {
  const puzzle = puzzleState(state, puzzleId)
  return { ...state, puzzles: { ...state.puzzles, [puzzleId]: { ...puzzle, ...change(puzzle) } } }
}
