import type { EditionHotspot, EditionPuzzle } from '#app/features/engine/edition.schema.ts'
import type { HotspotOf } from '#app/features/engine/hotspots/kind.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'
import type { GameModel } from './game-model.ts'
import type { Guard, Values } from './guard.ts'
import { atLeast, both, not, readingsOf } from './guard.ts'
import { never } from './moment.ts'
import type { Motion } from './moment.ts'
import { addPresses } from './together-rules.ts'

/** Adds what can be done in each place, and the ways between places. */
export function addPlaces(model: GameModel): void {
  model.document.scenes.forEach((scene, index) => {
    for (const hotspot of scene.hotspots) addHotspot(model, hotspot, index)
    addTravel(model, scene.id, index)
  })
}

function addTravel(model: GameModel, sceneId: string, scene: number): void {
  const guard = atLeast(model.variables.revealed(sceneId), 1)
  model.add({
    step: { type: 'travel', sceneId },
    scene: null,
    guard,
    walks: true,
    run: (motion) => model.enter(motion, scene),
    exhausted: never,
  })
}

function addHotspot(model: GameModel, hotspot: EditionHotspot, scene: number): void {
  const guard = both(model.visible(hotspot), model.usable(hotspot))
  addPresses(model, hotspot, scene, guard)
  const add: AddHotspot<HotspotType> = byType[hotspot.type]
  add(model, hotspot, scene, guard)
}

type AddHotspot<Type extends HotspotType> = {
  add(model: GameModel, hotspot: HotspotOf<Type>, scene: number, guard: Guard): void
}['add']

const byType: { [Type in HotspotType]: AddHotspot<Type> } = {
  scene_link: addWay,
  puzzle: addPuzzle,
  item: addPickUp,
  // dialogue-rules.ts adds the conversations
  npc: () => {},
  // it changes nothing that a condition reads
  look: () => {},
}

function addWay(model: GameModel, { id, targetId }: HotspotOf<'scene_link'>, scene: number, guard: Guard): void {
  const target = model.sceneIndex.get(targetId)
  if (target === undefined) return
  model.add({
    step: { type: 'go', hotspotId: id, sceneId: targetId },
    scene,
    guard,
    walks: true,
    run: (motion) => model.enter(motion, target),
    exhausted: never,
  })
}

function addPickUp(model: GameModel, hotspot: HotspotOf<'item'>, scene: number, guard: Guard): void {
  const { id: hotspotId, targetId: itemId } = hotspot
  const purse = model.happenings.purse(itemId)
  if (!purse) return
  const taken = model.variables.taken(hotspotId)
  const { variable, stackable, kept } = purse
  const room = stackable ? guard : both(guard, not(atLeast(variable, 1)))
  const run = (motion: Motion) => {
    motion.set(taken, 1)
    model.happenings.give(motion, itemId, 1)
    return true
  }
  const exhausted = (values: Values) =>
    values[taken] === 1 || !model.wanted(variable) || (kept && !stackable && values[variable] === 1)
  model.add({ step: { type: 'take', hotspotId, itemId }, scene, guard: room, wants: guard, run, exhausted })
}

/** If the way to a puzzle can close again, opening it is a separate step, because an open puzzle stays open. */
function addPuzzle(model: GameModel, hotspot: HotspotOf<'puzzle'>, scene: number, access: Guard): void {
  const { id: hotspotId, targetId: puzzleId } = hotspot
  const puzzle = model.document.puzzles.find(({ id }) => id === puzzleId)
  if (!puzzle) return
  const solved = model.variables.solved(puzzleId)
  const unsolved = not(atLeast(solved, 1))
  const shuts = readingsOf(access).some((reading) => reading.hurtByGrowing || !neverShrinks(model, reading.variable))
  if (!shuts) return addAnswers(model, puzzle, hotspotId, { scene, guard: both(access, unsolved) })
  const focus = model.focus(`puzzle ${puzzleId}`)
  const run = (motion: Motion) => {
    motion.focus = focus
    return true
  }
  model.add({
    step: { type: 'open', hotspotId, puzzleId },
    scene,
    guard: both(access, unsolved),
    walks: true,
    run,
    exhausted: (values) => values[solved] === 1,
  })
  if (model.atFocus[focus]) return
  addAnswers(model, puzzle, null, { scene: null, focus, guard: unsolved })
  model.addLeave(focus)
}

function neverShrinks(model: GameModel, variable: number): boolean {
  const [kind, ...rest] = model.variables.names[variable]!.split(' ')
  const name = rest.join(' ')
  if (kind === 'item') return model.happenings.purse(name)?.kept ?? true
  return kind !== 'flag' || model.variables.meaning(name).growsOnly
}

function addAnswers(
  model: GameModel,
  puzzle: EditionPuzzle,
  hotspotId: string | null,
  place: { scene: number | null; focus?: number; guard: Guard },
): void {
  const { id: puzzleId } = puzzle
  const solved = model.variables.solved(puzzleId)
  const secret = model.secrets.puzzles.find(({ id }) => id === puzzleId)
  if (!secret) return
  const rest = place.focus ?? 0
  const solve = (motion: Motion) => {
    motion.focus = rest
    motion.set(solved, 1)
    model.happenings.apply(motion, secret.onSolve, `puzzle ${puzzleId}`)
    return true
  }
  model.add({
    ...place,
    step: { type: 'solve', hotspotId, puzzleId },
    takes: model.happenings.takenBy(secret.onSolve),
    run: solve,
    exhausted: (values) => values[solved] === 1,
  })
  const hints = model.variables.hintsWatched(puzzleId)
    ? Math.min(puzzle.hintCosts.length, secret.hints.length + (puzzle.workedHints ?? 0))
    : 0
  const { onFail = [] } = secret
  const fails = onFail.length > 0 ? puzzle.allowedAttempts : 0
  const wrong = Math.max(model.variables.wrongWatched(puzzleId), fails)
  const counted = [
    { type: 'take_hint', variable: model.variables.hints(puzzleId), most: hints, failsAt: 0 },
    { type: 'answer_wrong', variable: model.variables.wrong(puzzleId), most: wrong, failsAt: fails },
  ] as const
  for (const { type, variable, most, failsAt } of counted) {
    if (most === 0) continue
    const run = (motion: Motion) => {
      motion.focus = rest
      motion.set(variable, motion.values[variable]! + 1)
      if (motion.values[variable] === failsAt) model.happenings.apply(motion, onFail, `puzzle ${puzzleId}`)
      return true
    }
    const exhausted = (values: Values) =>
      values[variable]! >= most ||
      (values[variable]! >= failsAt && !model.readers[variable]!.some((reader) => reader.hurtByShrinking))
    const takes = failsAt > 0 ? model.happenings.takenBy(onFail) : []
    model.add({
      ...place,
      guard: both(place.guard, not(atLeast(variable, most))),
      step: { type, hotspotId, puzzleId },
      takes,
      run,
      exhausted,
    })
  }
}
