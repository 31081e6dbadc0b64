import { apply } from '#app/features/engine/apply.ts'
import type { Clock } from '#app/features/engine/clock.ts'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { EditionHotspot } from '#app/features/engine/edition.schema.ts'
import { evaluate } from '#app/features/engine/evaluate-condition.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import { findPuzzle, isSolved, puzzleState } from '#app/features/engine/lookup.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Game, Judge } from '#app/features/engine/turn.ts'
import { isVisible } from '#app/features/engine/use-hotspot.ts'
import type { Compiled } from './check.ts'
import type { Watched } from './watched.ts'

/** One moment of one way of playing. */
export interface Playthrough {
  state: RunState
  clock: Clock
  playerId: string
}

const actor = { playerId: 'player', language: 'en' } as const
const longEnough = 600_000

/** Answers are right or wrong as the search likes: that solutions work is the business of another check. */
const judge: Judge = {
  judge: (_, answer) => (answer === 'right' ? { outcome: 'solved' } : { outcome: 'wrong', key: String(answer) }),
  reveal: () => ({}),
}

const gameOf = ({ document, secrets }: Compiled): Game => ({ edition: document, secrets, judge })

/** The moment after joining, time limits off. */
export function startOf(compiled: Compiled): Playthrough {
  const clock = { now: 0, activeMs: 0 }
  const joined = apply(gameOf(compiled), initialState({ seed: 0, untimed: true }), actor, { type: 'join' }, clock)
  if ('refused' in joined) throw new Error(`Nobody can join: ${joined.refused}`)
  return { state: joined.state, clock, playerId: actor.playerId }
}

/** What can be done next, the most promising last, and how many commands it took to find out. */
export function nextMoves(compiled: Compiled, here: Playthrough, watched: Watched): { moves: Playthrough[]; tried: number } {
  const game = gameOf(compiled)
  const scene = game.edition.scenes.find(({ id }) => id === here.state.players[actor.playerId]?.sceneId)
  const hotspots = scene?.hotspots.filter((hotspot) => isVisible(hotspot, here.state, here.clock) && evaluate(hotspot.usable, here.state, here.clock)) ?? []
  const gains = hotspots.filter((hotspot) => hotspot.type === 'item' || (hotspot.type === 'puzzle' && !isSolved(here.state, hotspot.targetId)))
  const gained = gains.map((hotspot) => ({ hotspot, to: follow(game, here, commandsFor(hotspot)) }))
  let tried = gained.length
  if (watched.growsOnly) {
    // nothing is lost by gaining first, unless it carries the player away
    const safe = gained.find(({ to }) => to && (to.state.ending || sceneOf(to) === sceneOf(here)))
    if (safe?.to) return { moves: [safe.to], tried }
  }
  const ways: PlayerCommand[] = [
    ...hotspots.filter(({ type }) => type === 'scene_link').map(({ id }) => ({ type: 'use_hotspot', hotspotId: id }) as const),
    ...here.state.revealedScenes.map((sceneId) => ({ type: 'travel', sceneId }) as const),
  ]
  tried += ways.length
  const idle = [...waits(here, watched), ...fumbles(game, here, gains, watched)]
  const walked = ways.map((way) => follow(game, here, [way]))
  const moves = [...idle, ...walked, ...gained.map(({ to }) => to)].filter((move) => move !== null)
  return { moves: moves.toSorted((a, b) => novelty(a, here) - novelty(b, here)), tried: tried + idle.length }
}

const sceneOf = ({ state }: Playthrough) => state.players[actor.playerId]?.sceneId

/** Gains come before new scenes, and new scenes before old ones. */
function novelty(to: Playthrough, from: Playthrough): number {
  if (to.state.ending) return 3
  if (to.state.journal.length > from.state.journal.length) return to.state.visitedScenes.length > from.state.visitedScenes.length ? 1 : 2
  return 0
}

function commandsFor(hotspot: EditionHotspot): PlayerCommand[] {
  const use = { type: 'use_hotspot', hotspotId: hotspot.id } as const
  return hotspot.type === 'puzzle' ? [use, { type: 'answer', puzzleId: hotspot.targetId, answer: 'right' }, { type: 'close_puzzle' }] : [use]
}

/** Gives commands one after the other; null when the first of them changes nothing. An ending stops them. */
function follow(game: Game, from: Playthrough, commands: readonly PlayerCommand[]): Playthrough | null {
  let state = from.state
  for (const command of commands) {
    const result = apply(game, state, actor, command, from.clock)
    if ('refused' in result) return state === from.state ? null : { ...from, state }
    state = result.state
    if (state.ending) break
  }
  return { ...from, state }
}

/** Waiting until the next minute that a condition speaks of. */
function waits(here: Playthrough, watched: Watched): Playthrough[] {
  const next = watched.minutes.find((minutes) => minutes * 60_000 > here.clock.activeMs)
  return next === undefined ? [] : [{ ...here, clock: { now: here.clock.now + longEnough, activeMs: next * 60_000 } }]
}

/** Wrong answers and hints, where a condition counts them. */
function fumbles(game: Game, here: Playthrough, gains: readonly EditionHotspot[], watched: Watched): (Playthrough | null)[] {
  const later = { ...here, clock: { ...here.clock, now: here.clock.now + longEnough } }
  return gains
    .filter(({ type }) => type === 'puzzle')
    .flatMap(({ id, targetId: puzzleId }) => {
      const open = { type: 'use_hotspot', hotspotId: id } as const
      const close = { type: 'close_puzzle' } as const
      const { wrong, hints } = puzzleState(here.state, puzzleId)
      return [
        ...(wrong < watched.attempts ? [follow(game, later, [open, { type: 'answer', puzzleId, answer: `wrong ${wrong}` }, close])] : []),
        ...(watched.hints && hints.length < hintsIn(game, puzzleId) ? [follow(game, later, [open, { type: 'take_hint', puzzleId }, close])] : []),
      ]
    })
}

const hintsIn = (game: Game, puzzleId: string) => findPuzzle(game.edition, puzzleId)?.hintCosts.length ?? 0
