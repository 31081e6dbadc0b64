import type { Command, PlayerCommand } from './command.schema.ts'
import type { RunState } from './state.schema.ts'

/* A second implementation of the game in study.fixtures.ts, without the engine, to compare random play with. */

export interface Step {
  playerId: string
  command: Command
  wait: number
}

interface Model {
  place: Record<string, string | undefined>
  open: Record<string, string | null>
  coin: boolean
  drawer: boolean
  safe: boolean
  ended: boolean
  wrongInARow: Record<string, number>
  exhausted: Record<string, number>
  pausedUntil: Record<string, number>
  tried: Set<string>
  hints: number
  hintPoints: number
  looks: number
  shut: boolean
}

const codes: Record<string, string> = { safe: '0427', clock: 'tick' }
export const hintCosts = [5, 35]
const plain = (code: string) =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')

export function foresee(model: Model, { playerId, command }: Step, now: number): boolean | null {
  const here = model.place[playerId]
  if (command.type === 'join' || command.type === 'leave') return command.type === 'join' || here !== undefined
  if (here === undefined || model.ended) return false
  if (command.type === 'use_hotspot') return touch(model, playerId, here, command.hotspotId)
  if (command.type === 'answer') return answer(model, playerId, command, now)
  if (command.type === 'travel') return false
  return command.type === 'close_puzzle' || command.type === 'set_untimed' ? true : null
}

function touch(model: Model, playerId: string, here: string, hotspotId: string): boolean {
  const study: Record<string, boolean> = {
    'safe-door': true,
    'coin-1': !model.coin,
    drawer: model.safe && !model.drawer,
    // what it says the first time is kept
    stairs: model.safe || !model.shut,
    mirror: true,
  }
  const cellar: Record<string, boolean> = { 'clock-face': true, up: true, butler: false }
  return (here === 'study' ? study : here === 'cellar' ? cellar : {})[hotspotId] ?? false
}

function answer(
  model: Model,
  playerId: string,
  command: Extract<PlayerCommand, { type: 'answer' }>,
  now: number,
): boolean | null {
  const { puzzleId } = command
  if (model.open[playerId] !== puzzleId || (puzzleId === 'safe' && model.safe)) return false
  if ((model.pausedUntil[puzzleId] ?? 0) > now) return false
  const sent: unknown = command.answer
  if (typeof sent !== 'object' || sent === null || Object.keys(sent).join() !== 'code') return false
  const { code } = sent as { code: unknown }
  if (typeof code !== 'string' || code.replace(/[\s\p{Cf}]/gu, '') === '') return false
  return puzzleId === 'clock' ? null : !model.tried.has(plain(code) || code) || plain(code) === codes.safe
}

export function advance(model: Model, { command }: Step, state: RunState, now: number): void {
  for (const id of ['ada', 'bob']) {
    model.place[id] = state.players[id]?.sceneId
    model.open[id] = state.players[id]?.puzzleId ?? null
  }
  if (command.type === 'use_hotspot' && command.hotspotId === 'coin-1') model.coin = true
  if (command.type === 'use_hotspot' && command.hotspotId === 'drawer') model.drawer = true
  if (command.type === 'use_hotspot' && command.hotspotId === 'mirror') model.looks++
  if (command.type === 'use_hotspot' && command.hotspotId === 'stairs') model.shut ||= !model.safe
  if (command.type === 'reveal_puzzle') solve(model, command.puzzleId)
  if (command.type === 'take_hint') model.hintPoints += hintCosts[model.hints++]!
  if (command.type !== 'answer') return
  const { code } = command.answer as { code: string }
  if (plain(code) === codes[command.puzzleId]) solve(model, command.puzzleId)
  else fail(model, command.puzzleId, code, now)
}

function solve(model: Model, puzzleId: string): void {
  if (puzzleId === 'safe') model.safe = true
  else model.ended = true
}

function fail(model: Model, puzzleId: string, code: string, now: number): void {
  if (puzzleId === 'safe') model.tried.add(plain(code) || code)
  const inARow = (model.wrongInARow[puzzleId] ?? 0) + 1
  model.wrongInARow[puzzleId] = inARow % 3
  if (inARow < 3) return
  const times = (model.exhausted[puzzleId] ?? 0) + 1
  model.exhausted[puzzleId] = times
  model.pausedUntil[puzzleId] = now + [30, 60, 120, 300][Math.min(times, 4) - 1]! * 1000
}

export const freshModel = (): Model => ({
  place: { ada: 'study' },
  open: {},
  coin: false,
  drawer: false,
  safe: false,
  ended: false,
  wrongInARow: {},
  exhausted: {},
  pausedUntil: {},
  tried: new Set(),
  hints: 0,
  hintPoints: 0,
  looks: 0,
  shut: false,
})

export const facts = (state: RunState) => ({
  inventory: state.inventory,
  safe: state.puzzles.safe?.solved !== null && state.puzzles.safe !== undefined,
  ended: state.ending !== null,
  flags: state.flags,
  experience: state.experience,
  hints: Object.values(state.puzzles).reduce((sum, puzzle) => sum + puzzle.hints.length, 0),
  hintPoints: Object.values(state.puzzles).reduce(
    (sum, puzzle) => sum + puzzle.hints.reduce((all, hint) => all + hint.cost, 0),
    0,
  ),
  paused: state.puzzles.safe?.pausedUntil ?? null,
  looks: state.looks.mirror ?? 0,
  shut: state.journal.some(({ kind }) => kind === 'shut'),
})

export const factsOf = (model: Model) => ({
  inventory: {
    ...(model.safe ? { key: 1 } : {}),
    ...(model.coin || model.drawer ? { coin: Number(model.coin) + Number(model.drawer) } : {}),
  },
  safe: model.safe,
  ended: model.ended,
  flags: model.safe ? { drawer: true } : {},
  experience: model.safe ? 30 : 0,
  hints: model.hints,
  hintPoints: model.hintPoints,
  paused: model.safe ? null : (model.pausedUntil.safe ?? null),
  looks: model.looks,
  shut: model.shut,
})
