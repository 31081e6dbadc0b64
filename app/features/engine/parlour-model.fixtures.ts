import type { Command } from './command.schema.ts'
import type { RunState } from './state.schema.ts'

/* A second implementation of the game in parlour.fixtures.ts, without the engine, to compare random play with. */

interface ParlourModel {
  here: Record<string, 'parlour' | 'attic' | undefined>
  before: Record<string, string | undefined>
  pocket: Record<string, number>
  gone: Set<string>
  heard: Set<string>
  lit: boolean
  boxOpen: boolean
  rang: boolean
  smoked: boolean
  experience: number
  courage: number | null
  ended: 'street' | 'freed' | null
}

export const freshParlour = (): ParlourModel => ({
  here: { ada: 'parlour' },
  before: {},
  pocket: {},
  gone: new Set(),
  heard: new Set(),
  lit: false,
  boxOpen: false,
  rang: false,
  smoked: false,
  experience: 0,
  courage: null,
  ended: null,
})

const has = (model: ParlourModel, thing: string, count = 1) => (model.pocket[thing] ?? 0) >= count

function put(model: ParlourModel, thing: string, change: number): void {
  const count = (model.pocket[thing] ?? 0) + change
  if (count === 0) delete model.pocket[thing]
  else model.pocket[thing] = count
}

export function playParlour(model: ParlourModel, player: string, command: Command, current: boolean): boolean {
  if (command.type === 'join') {
    model.here[player] ??= model.here.ada ?? model.here.bob ?? 'parlour'
    return true
  }
  if (model.here[player] === undefined) return false
  if (command.type === 'leave') {
    delete model.here[player]
    delete model.before[player]
    return true
  }
  return model.ended === null && obey(model, player, command, current)
}

function obey(model: ParlourModel, player: string, command: Command, current: boolean): boolean {
  const box = model.before[player] === 'box'
  switch (command.type) {
    case 'use_hotspot':
      return touch(model, player, command.hotspotId)
    case 'use_item':
      return useAlone(model, command.itemId)
    case 'use_item_on':
      return useOn(model, player, command.itemId, command.hotspotId)
    case 'combine_items':
      return combine(model, command.itemId, command.otherItemId)
    case 'examine_item':
      return has(model, command.itemId)
    case 'choose':
      return current && !box && answer(model, player, command.choice)
    case 'continue':
      return current && !box && proceed(model, player)
    case 'leave_dialogue':
      if (!box) delete model.before[player]
      return true
    case 'close_puzzle':
      if (box) delete model.before[player]
      return true
    case 'answer':
      if (!box || model.boxOpen) return false
      model.boxOpen = true
      return true
    default:
      return true
  }
}

function there(model: ParlourModel, player: string, spot: string): boolean {
  if (model.gone.has(spot)) return false
  const attic = ['down', 'ghost', ...(model.heard.has('and-round') ? ['trunk'] : [])]
  const parlour = [
    'wax-a',
    'wax-b',
    'wax-c',
    'wax-d',
    'wax-e',
    'string-a',
    'string-b',
    'matches',
    'box',
    'maid',
    'mirror',
  ]
  return (model.here[player] === 'attic' ? attic : parlour).includes(spot)
}

function touch(model: ParlourModel, player: string, spot: string): boolean {
  if (!there(model, player, spot)) return false
  const thing = spot.split('-')[0]!
  if (['wax', 'string', 'matches'].includes(thing)) {
    if (thing !== 'wax' && has(model, thing)) return false
    model.gone.add(spot)
    put(model, thing, 1)
    return true
  }
  if (spot === 'mirror' && !model.lit) return false
  delete model.before[player]
  if (spot === 'box') model.before[player] = 'box'
  if (spot === 'maid') arrive(model, player, model.heard.has('thanks') ? 'again' : 'hello')
  if (spot === 'ghost') arrive(model, player, 'boo')
  if (spot === 'mirror') model.here[player] = 'attic'
  if (spot === 'down') model.here[player] = 'parlour'
  if (spot === 'trunk') model.ended = 'street'
  return true
}

function useAlone(model: ParlourModel, thing: string): boolean {
  if (thing === 'wax' && has(model, 'wax', 3)) {
    put(model, 'wax', -1)
    return true
  }
  if (thing !== 'bell' || !has(model, 'bell') || model.rang) return false
  model.rang = true
  model.experience += 10
  model.courage = Math.min(3, (model.courage ?? 0) + 2)
  return true
}

function useOn(model: ParlourModel, player: string, thing: string, spot: string): boolean {
  if (thing !== 'matches' || !has(model, 'matches') || spot !== 'mirror' || !there(model, player, spot) || model.smoked)
    return false
  model.smoked = true
  model.experience += 5
  return true
}

function combine(model: ParlourModel, one: string, other: string): boolean {
  const pair = [one, other].sort().join('+')
  if (pair === 'wax+wax' && has(model, 'wax', 2)) {
    put(model, 'wax', -2)
    put(model, 'ball', 1)
    return true
  }
  if (pair === 'ball+string' && has(model, 'ball') && has(model, 'string') && !has(model, 'candle')) {
    put(model, 'ball', -1)
    put(model, 'string', -1)
    put(model, 'candle', 1)
    return true
  }
  if (pair !== 'candle+matches' || !has(model, 'candle') || !has(model, 'matches') || has(model, 'lit-candle'))
    return false
  put(model, 'candle', -1)
  put(model, 'lit-candle', 1)
  model.lit = true
  return true
}

function offered(model: ParlourModel, node: string | undefined): string[] {
  if (node === 'hello') return ['go-on']
  if (node === 'ask') return [...(model.heard.has('give') ? [] : ['bell']), model.lit ? 'light' : '~light', 'nothing']
  return node === 'boo' ? ['who', has(model, 'lit-candle') ? 'free' : '~free'] : []
}

const ways: Record<string, string> = {
  'go-on': 'ask',
  light: 'thanks',
  nothing: 'bye',
  bell: 'give',
  who: 'round',
  free: 'end',
}

function answer(model: ParlourModel, player: string, index: number): boolean {
  const way = ways[offered(model, model.before[player])[index] ?? '']
  if (way === undefined) return false
  arrive(model, player, way)
  return true
}

function proceed(model: ParlourModel, player: string): boolean {
  const node = model.before[player]
  if (node === undefined || node === 'ask' || node === 'boo') return false
  if (node === 'hello') arrive(model, player, 'ask')
  else delete model.before[player]
  return true
}

const gifts: Record<string, number> = { give: 20, thanks: 50, round: 1 }

function arrive(model: ParlourModel, player: string, node: string): void {
  if (!model.heard.has(node)) model.experience += gifts[node] ?? 0
  if (node === 'round' && !model.heard.has(node)) model.courage = Math.max(-1, (model.courage ?? 0) - 5)
  if (node === 'give' && !model.heard.has('give')) put(model, 'bell', 1)
  model.heard.add(node)
  switch (node) {
    case 'give':
      model.heard.add('sort')
      return arrive(model, player, model.lit ? 'thanks' : 'ask')
    case 'round':
      model.heard.add('and-round')
      delete model.before[player]
      return
    case 'end':
      model.ended = 'freed'
      return
    default:
      model.before[player] = node
  }
}

export const parlourFacts = (state: RunState) => ({
  pocket: state.inventory,
  heard: state.seenNodes.map(({ nodeId }) => nodeId).sort(),
  lit: state.flags.lit === true,
  experience: state.experience,
  courage: (state.counters.courage && state.flags.courage) ?? null,
  counted: Object.keys(state.counters),
  ended: state.ending && (state.ending.reason === 'effect' ? 'freed' : 'street'),
  // what players have open no longer matters once the run has ended
  players: Object.fromEntries(
    Object.entries(state.players).map(([id, { sceneId, puzzleId, dialogue }]) => [
      id,
      state.ending
        ? null
        : [
            sceneId,
            puzzleId ?? dialogue?.nodeId ?? null,
            (dialogue?.choices ?? []).map(
              ({ text, open }) => `${open ? '' : '~'}${text.en?.slice('CANARY-choice-'.length)}`,
            ),
          ],
    ]),
  ),
})

export const factsOfParlour = (model: ParlourModel): ReturnType<typeof parlourFacts> => ({
  pocket: model.pocket,
  heard: [...model.heard].sort(),
  lit: model.lit,
  experience: model.experience,
  courage: model.courage,
  counted: model.courage === null ? [] : ['courage'],
  ended: model.ended,
  players: Object.fromEntries(
    Object.entries(model.here).map(([id, place]) => [
      id,
      model.ended ? null : [place!, model.before[id] ?? null, offered(model, model.before[id])],
    ]),
  ),
})
