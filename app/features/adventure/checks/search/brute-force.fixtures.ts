import { apply } from '#app/features/engine/apply.ts'
import { leavesOf } from '#app/features/engine/condition.schema.ts'
import type { Clock } from '#app/features/engine/clock.ts'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import { isHeld } from '#app/features/engine/press-together.ts'
import { initialState } from '#app/features/engine/initial-state.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { Game, Judge } from '#app/features/engine/turn.ts'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import { commandsOf } from './step-commands.fixtures.ts'
import type { Step } from './moment.ts'
import { comesAfterMs, isTimed } from './timed.ts'
import { conditionsOf } from './variables.ts'

const actor = { playerId: 'ada', language: 'en' as const }

const judge: Judge = {
  judge: (_, answer) => (answer === 'right' ? { outcome: 'solved' } : { outcome: 'wrong', key: String(answer) }),
  reveal: () => ({}),
  told: () => ({}),
  hint: () => ({ outcome: 'complete' }),
}

export interface Position {
  state: RunState
  clock: Clock
}

export const gameOf = ({ document, secrets }: Compiled): Game => ({ edition: document, secrets, judge })

export function begin(game: Game, players = [actor.playerId]): Position {
  const clock = { now: 0, activeMs: 0 }
  const state = players.reduce(
    (before, playerId) => {
      const joined = apply(game, before, { ...actor, playerId }, { type: 'join' }, clock)
      if ('refused' in joined) throw new Error(joined.refused)
      return joined.state
    },
    initialState({ seed: 0, untimed: true }),
  )
  return { state, clock }
}

export function give(
  game: Game,
  { state, clock }: Position,
  command: PlayerCommand,
  playerId = actor.playerId,
): Position | null {
  const here = Object.keys(state.players)
  const result = apply(game, state, { ...actor, playerId, here }, command, clock)
  return 'refused' in result ? null : { state: result.state, clock }
}

function waited(game: Game, { state, clock }: Position): Position[] {
  if (clock.activeMs >= 600_000) return []
  const next = { state, clock: { now: clock.now + 300_000, activeMs: clock.activeMs + 300_000 } }
  return [give(game, next, { type: 'set_untimed', untimed: true }) ?? next]
}

export function commandsIn({ document }: Compiled, state: RunState, playerId = actor.playerId): PlayerCommand[] {
  const here = document.scenes.find(({ id }) => id === state.players[playerId]!.sceneId)!
  const { dialogue, puzzleId } = state.players[playerId]!
  const held = Object.keys(state.inventory)
  return [
    ...here.hotspots.flatMap(({ id: hotspotId }): PlayerCommand[] => [
      { type: 'use_hotspot', hotspotId },
      ...held.map((itemId): PlayerCommand => ({ type: 'use_item_on', itemId, hotspotId })),
    ]),
    ...held.flatMap((itemId): PlayerCommand[] => [
      { type: 'use_item', itemId },
      ...held.map((otherItemId): PlayerCommand => ({ type: 'combine_items', itemId, otherItemId })),
    ]),
    ...state.revealedScenes.map((sceneId): PlayerCommand => ({ type: 'travel', sceneId })),
    ...(dialogue
      ? dialogue.choices.map((_, choice): PlayerCommand => ({ type: 'choose', step: dialogue.step, choice }))
      : []),
    ...(dialogue ? [{ type: 'continue' as const, step: dialogue.step }, { type: 'leave_dialogue' as const }] : []),
    ...(puzzleId === null ? [] : puzzleCommands(state, puzzleId)),
  ]
}

const puzzleCommands = (state: RunState, puzzleId: string): PlayerCommand[] => [
  { type: 'close_puzzle' },
  { type: 'answer', puzzleId, answer: 'right' },
  { type: 'take_hint', puzzleId },
  ...((state.puzzles[puzzleId]?.wrong ?? 0) < 1 ? [{ type: 'answer' as const, puzzleId, answer: 'wrong' }] : []),
]

const keyOf = ({ state, clock }: Position): string => {
  const places = Object.values(state.players).map(({ sceneId, puzzleId, dialogue }) => [
    sceneId,
    puzzleId,
    dialogue && [dialogue.npcId, dialogue.nodeId],
  ])
  const sorted = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry)).sort()
  return JSON.stringify([
    [places, clock.activeMs, state.ending !== null],
    ...[
      Object.entries(state.inventory),
      Object.entries(state.flags),
      state.takenHotspots,
      state.revealedScenes,
      state.visitedScenes,
      state.seenNodes,
      state.usedRules,
      state.holds.filter((hold) => isHeld(hold, clock.now)).map(({ playerId, hotspotId }) => [playerId, hotspotId]),
      Object.entries(state.together).filter(([, is]) => is === 'done'),
    ].map(sorted),
    sorted(
      Object.entries(state.puzzles).map(([id, { solved, wrong, hints }]) => [id, solved !== null, wrong, hints.length]),
    ),
  ])
}

/** The result of playing every way with the engine; null when there are more than `most` positions. */
export function bruteForce(compiled: Compiled, most: number): { ends: boolean; deadEnds: boolean } | null {
  const game = gameOf(compiled)
  const first = begin(game)
  const positions = new Map([[keyOf(first), first]])
  const before = new Map<string, string[]>()
  for (const [key, here] of positions) {
    if (positions.size > most || Object.values(here.state.inventory).some((count) => count > 6)) return null
    if (here.state.ending) continue
    const moves = [
      ...waited(game, here),
      ...commandsIn(compiled, here.state).map((command) => give(game, here, command)),
    ].filter((next) => next !== null)
    for (const next of moves) {
      const nextKey = keyOf(next)
      before.set(nextKey, [...(before.get(nextKey) ?? []), key])
      if (!positions.has(nextKey)) positions.set(nextKey, next)
    }
  }
  const canEnd = new Set([...positions].filter(([, { state }]) => state.ending).map(([key]) => key))
  for (const key of canEnd) for (const earlier of before.get(key) ?? []) canEnd.add(earlier)
  return { ends: canEnd.has(keyOf(first)), deadEnds: canEnd.size > 0 && positions.size > canEnd.size }
}

/** Whether two players, who share the roles, can reach an ending; null when there are more than `most` positions. */
export function endsForTwo(compiled: Compiled, most: number): boolean | null {
  // No deed is asked about: both are present, and agree
  const game = gameOf({ ...compiled, document: { ...compiled.document, asksOthers: false } })
  const players = ['ada', 'bob']
  const first = begin(game, players)
  const positions = new Map([[keyOf(first), first]])
  for (const here of positions.values()) {
    if (here.state.ending) return true
    if (positions.size > most) return null
    const moves = players.flatMap((playerId) =>
      commandsIn(compiled, here.state, playerId).map((command) => give(game, here, command, playerId)),
    )
    for (const next of [...waited(game, here), ...moves])
      if (next && !positions.has(keyOf(next))) positions.set(keyOf(next), next)
  }
  return false
}

export function carryOut(
  compiled: Compiled,
  steps: readonly Step[],
  playedWith: Judge = judge,
  answer = (_: string, rightly: boolean): unknown => (rightly ? 'right' : 'wrong'),
): Position | { refused: Step } {
  const game = { ...gameOf(compiled), judge: playedWith }
  return carryOn(game, begin(game), steps, { answer })
}

export function carryOn(
  game: Game,
  from: Position,
  steps: readonly Step[],
  { playerId = actor.playerId, answer = (_: string, rightly: boolean): unknown => (rightly ? 'right' : 'wrong') } = {},
): Position | { refused: Step } {
  let here = from
  for (const step of steps) {
    if (step.type === 'wait') {
      const ms = step.minutes * 60_000
      here = { state: here.state, clock: { now: here.clock.now + ms, activeMs: Math.max(ms, here.clock.activeMs) } }
      here = give(game, here, { type: 'set_untimed', untimed: true }) ?? here
      continue
    }
    for (const command of commandsOf(step, here.state, playerId, answer)) {
      const next = give(game, here, command, playerId)
      if (!next) return { refused: step }
      here = next
    }
  }
  return here
}

export function canStillEnd(compiled: Compiled, from: Position, most: number): boolean | null {
  const game = gameOf(compiled)
  const positions = new Map([[keyOf(from), from]])
  for (const here of positions.values()) {
    if (here.state.ending) return true
    if (positions.size > most) return null
    const later =
      here.clock.activeMs < 600_000
        ? [{ state: here.state, clock: { now: here.clock.now + 300_000, activeMs: here.clock.activeMs + 300_000 } }]
        : []
    for (const next of [...later, ...commandsIn(compiled, here.state).map((command) => give(game, here, command))]) {
      if (next && !positions.has(keyOf(next))) positions.set(keyOf(next), next)
    }
  }
  return false
}

const countOf = ({ document }: Compiled, command: PlayerCommand): 0 | 1 => {
  if (command.type === 'close_puzzle' || command.type === 'leave_dialogue') return 0
  if (command.type !== 'use_hotspot') return 1
  return document.scenes.some(({ hotspots }) =>
    hotspots.some(({ id, type }) => id === command.hotspotId && type === 'puzzle'),
  )
    ? 0
    : 1
}

export function fewestActions(compiled: Compiled, most: number): number | null {
  const game = gameOf(compiled)
  const marks = conditionsOf(compiled).flatMap(leavesOf).filter(isTimed).map(comesAfterMs)
  const seen = new Set<string>()
  for (
    let actions = 0, now = [begin(game)], later: Position[] = [];
    now.length > 0;
    actions++, [now, later] = [later, []]
  ) {
    for (const here of now) {
      if (here.state.ending) return actions
      if (seen.has(keyOf(here))) continue
      seen.add(keyOf(here))
      if (seen.size > most) return null
      const mark = Math.min(...marks.filter((ms) => ms > here.clock.activeMs))
      const clock = { now: here.clock.now + mark, activeMs: mark }
      if (Number.isFinite(mark))
        later.push(
          give(game, { state: here.state, clock }, { type: 'set_untimed', untimed: true }) ?? {
            state: here.state,
            clock,
          },
        )
      for (const command of commandsIn(compiled, here.state)) {
        const next = give(game, here, command)
        if (next) (countOf(compiled, command) === 0 ? now : later).push(next)
      }
    }
  }
  return null
}
