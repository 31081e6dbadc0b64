import type { Locale } from '#app/i18n/locale.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Clock } from './clock.ts'
import { runTime } from './clock.ts'
import { limitLeftMs } from './direct-group.ts'
import type { EditionDocument, EditionHotspot, EditionLayer, EditionScene } from './edition.schema.ts'
import { evaluate } from './evaluate-condition.ts'
import { kindOfHotspot } from './hotspots/index.ts'
import { coversScene, layersOf } from './layers.ts'
import { findHotspotAnywhere, findItem, findNpc, findPuzzle, findScene, placedPuzzles } from './lookup.ts'
import { isSolved, own } from './state-lookup.ts'
import { projectAdvice, projectGoal } from './project-goal.ts'
import { projectDialogue } from './project-dialogue.ts'
import { lookAgainInMs } from './look-again.ts'
import { projectClocks, projectPuzzle } from './project-puzzle.ts'
import { counterName } from './counter-name.ts'
import type {
  CounterProjection,
  HoldProjection,
  HotspotProjection,
  ItemProjection,
  JournalProjection,
  LayerProjection,
  PartyMemberProjection,
  RunProjection,
  SceneProjection,
  VoteProjection,
} from './projection.ts'
import { roles } from '#app/shared/player-roles.ts'
import { isFor, opensFor } from './roles.ts'
import { score } from './score.ts'
import type { JournalEntry, RunState } from './state.schema.ts'
import { isVisible, whyBlocked } from './use-hotspot.ts'
import { isHeld, takesTwo } from './press-together.ts'
import type { View } from './view.ts'

/** An allow-list of what a player may see now; it never gets the secrets. Null for somebody not in the run. */
export function project(
  edition: EditionDocument,
  state: RunState,
  playerId: string,
  language: Locale,
  clock: Clock,
): RunProjection | null {
  const place = own(state.players, playerId)
  const scene = place && findScene(edition, place.sceneId)
  if (!place || !scene) return null
  const view: View = {
    edition,
    state,
    clock,
    roles: place.roles,
    language,
    text: (text) => textIn(text, language, edition.primaryLanguage),
  }
  const puzzle = place.puzzleId === null ? undefined : findPuzzle(edition, place.puzzleId)
  return {
    title: view.text(edition.title),
    scene: projectScene(view, scene),
    puzzle: puzzle ? projectPuzzle(view, puzzle, scene) : null,
    dialogue: place.dialogue && !state.ending ? projectDialogue(view, place.dialogue) : null,
    revealedScenes: state.revealedScenes
      .filter((id) => opensFor(findScene(edition, id) ?? {}, view.roles))
      .map((id) => ({ id, name: sceneName(view, id) })),
    inventory: projectInventory(view),
    journal: projectJournal(view),
    pins: projectPins(view, playerId),
    party: projectParty(view),
    roles: edition.hasRoles ? place.roles : [],
    score: score(state),
    experience: state.experience,
    counters: projectCounters(view),
    clocks: state.ending ? [] : projectClocks(view),
    puzzlesSolved: edition.puzzles.filter((candidate) => isSolved(state, candidate.id)).length,
    puzzlesInAll: placedPuzzles(edition).length,
    runMs: state.ending?.at ?? runTime(state, clock),
    lookAgainInMs: lookAgainInMs(view, scene, puzzle),
    halted: state.halted,
    limitLeftMs: limitLeftMs(state, clock),
    untimed: state.untimed,
    hasTimeLimits: edition.puzzles.some((candidate) => candidate.timeLimitSeconds !== null),
    vote: projectVote(view, playerId),
    holds: projectHolds(view),
    goal: projectGoal(view, playerId),
    ending: projectEnding(view),
  }
}

function projectPlace(view: View, scene: EditionScene) {
  const { canvas } = scene
  const layers = layersOf(scene, view.state, view.clock, view.roles)
  const whole = layers.findLast((layer) => coversScene(layer) && isSaid(view, layer.altText))
  const described = layers.findLast(({ description }) => isSaid(view, description))
  return {
    name: view.text(scene.name),
    description: view.text((described ?? scene).description),
    altText: view.text((whole ?? scene).altText),
    imageAssetId: scene.imageAssetId,
    canvas: { width: canvas.width, height: canvas.height },
    layers: layers.flatMap((layer) => projectLayer(view, layer, whole) ?? []),
  }
}

const isSaid = (view: View, text: LocalText): boolean => view.text(text).trim() !== ''

function projectLayer(view: View, layer: EditionLayer, whole: EditionLayer | undefined): LayerProjection | null {
  const { id, imageAssetId, x, y, width, height, fades, altText } = layer
  if (imageAssetId === null) return null
  return { id, imageAssetId, x, y, width, height, fades, altText: layer === whole ? '' : view.text(altText) }
}

function projectScene(view: View, scene: EditionScene): SceneProjection {
  return {
    id: scene.id,
    ...projectPlace(view, scene),
    sound: projectSound(view, scene),
    hotspots: scene.hotspots
      .filter((hotspot) => isVisible(hotspot, view.state, view.clock, view.roles))
      .map((hotspot) => projectHotspot(view, hotspot)),
    missLines: (scene.missLines ?? []).map((line) => view.text(line)).filter((line) => line !== ''),
  }
}

function projectSound(view: View, scene: EditionScene): SceneProjection['sound'] {
  const heard = layersOf(scene, view.state, view.clock, view.roles).findLast(({ sound }) => sound)?.sound ?? scene.sound
  return heard && { assetId: heard.assetId, caption: view.text(heard.caption) }
}

function projectHotspot(view: View, hotspot: EditionHotspot): HotspotProjection {
  const { id, type, shape, x, y, width, height, points, zIndex } = hotspot
  const usable = evaluate(hotspot.usable, view.state, view.clock, view.roles)
  const done = kindOfHotspot(hotspot).isDone(hotspot, view.state)
  const blockedMessage = usable ? null : view.text(whyBlocked(hotspot, view.state, view.clock, view.roles))
  return {
    id,
    type,
    shape,
    x,
    y,
    width,
    height,
    points,
    zIndex,
    name: view.text(hotspot.name),
    usable,
    blockedMessage,
    done,
    // Whoever cannot use it is not told that somebody else has tried
    takesTwo: usable && takesTwo(hotspot, view.state) && own(view.state.together, id) === 'met',
  }
}

function projectInventory(view: View): ItemProjection[] {
  return view.edition.items.flatMap((item) => {
    const count = own(view.state.inventory, item.id)
    if (count === undefined) return []
    const { id, rarity, consumable, iconAssetId } = item
    const texts = {
      name: view.text(item.name),
      description: view.text(item.description),
      accessibilityText: view.text(item.accessibilityText),
    }
    const isNew = !view.state.examinedItems.includes(item.id)
    return [{ id, rarity, consumable, iconAssetId, ...texts, count, isNew }]
  })
}

function projectCounters(view: View): CounterProjection[] {
  const counters = Object.entries(view.state.counters).flatMap(([id, { label, max }]) => {
    const value = own(view.state.flags, id)
    return typeof value === 'number' ? [{ id, name: counterName(id, view.text(label)), value, max }] : []
  })
  return counters.toSorted((a, b) => a.name.localeCompare(b.name, view.language))
}

/** The journal of the whole party, for who watches over it. */
export const projectWholeJournal = (
  edition: EditionDocument,
  state: RunState,
  language: Locale,
  clock: Clock,
): RunProjection['journal'] =>
  projectJournal({
    edition,
    state,
    clock,
    roles,
    language,
    text: (text) => textIn(text, language, edition.primaryLanguage),
  })

const projectJournal = (view: View): RunProjection['journal'] =>
  view.state.journal.flatMap((entry, line) => (isToldOf(view, entry) ? [{ ...projectEntry(view, entry), line }] : []))

function isToldOf(view: View, entry: JournalEntry): boolean {
  if (entry.kind === 'seen') return opensFor(findScene(view.edition, entry.sceneId) ?? {}, view.roles)
  return !('for' in entry) || isFor(entry.for, view.roles)
}

function projectEntry(view: View, entry: JournalEntry): JournalProjection {
  const isTogether = Object.keys(view.state.players).length > 1
  return { ...projectDeed(view, entry), ...(isTogether && 'by' in entry && entry.by !== undefined && { by: entry.by }) }
}

function projectDeed(view: View, entry: JournalEntry): JournalProjection {
  const at = Math.floor(entry.at / 60_000)
  switch (entry.kind) {
    case 'seen':
      return { kind: 'seen', at, sceneId: entry.sceneId, name: sceneName(view, entry.sceneId) }
    case 'found':
      return {
        kind: 'found',
        at,
        itemId: entry.itemId,
        name: view.text(findItem(view.edition, entry.itemId)?.name ?? {}),
      }
    case 'said':
      return { kind: 'said', at, text: view.text(entry.text), speaker: npcName(view, entry.npcId), npcId: entry.npcId }
    case 'looked':
      return { kind: 'looked', at, text: view.text(entry.text), name: hotspotName(view, entry.hotspotId) }
    case 'shut':
      return { kind: 'shut', at, text: view.text(entry.text), name: hotspotName(view, entry.hotspotId) }
    case 'advised':
      return { kind: 'advised', at, ...projectAdvice(view, entry.goal, entry.step, entry.text) }
    case 'organiser':
      return { kind: 'organiser', at, text: entry.text }
    case 'chose':
      return { kind: 'chose', at, text: view.text(entry.text), speaker: npcName(view, entry.npcId), npcId: entry.npcId }
    case 'hinted':
      return { kind: 'hinted', at, text: view.text(entry.text), name: puzzleName(view, entry.puzzleId) }
    case 'solved': {
      const { puzzleId, revealed } = entry
      return { kind: 'solved', at, puzzleId, name: puzzleName(view, puzzleId), revealed }
    }
  }
}

const projectPins = (view: View, playerId: string): RunProjection['pins'] =>
  (own(view.state.pins, playerId) ?? []).flatMap((place) => {
    const entry = view.state.journal[place]
    return !entry || !isToldOf(view, entry)
      ? []
      : { place, imageAssetId: entry?.kind === 'looked' ? (entry.imageAssetId ?? null) : null }
  })

function projectParty(view: View): PartyMemberProjection[] {
  return Object.entries(view.state.players).map(([playerId, { sceneId, puzzleId, dialogue, roles, ...place }]) => {
    const isOpen = opensFor(findScene(view.edition, sceneId) ?? {}, view.roles)
    const puzzle = puzzleId === null ? undefined : findPuzzle(view.edition, puzzleId)
    const isKnown = isFor(place.for, view.roles)
    return {
      playerId,
      sceneId,
      sceneName: isOpen ? sceneName(view, sceneId) : null,
      puzzleId: isKnown ? (puzzle?.id ?? null) : null,
      puzzleName: isKnown && puzzle ? view.text(puzzle.name) : null,
      npcName: isKnown ? npcName(view, dialogue?.npcId ?? null) : null,
      roles: view.edition.hasRoles && !place.away ? roles : [],
    }
  })
}

function projectVote(view: View, you: string): VoteProjection | null {
  const { vote } = view.state
  if (!vote) return null
  const { endsAt, playerId, about, puzzleId, waitingFor, agreed } = vote
  const puzzle = about === 'skip' && puzzleId !== null ? findPuzzle(view.edition, puzzleId) : undefined
  return {
    id: endsAt,
    you: you === playerId ? 'ask' : waitingFor.includes(you) ? 'decide' : 'wait',
    playerId,
    about,
    puzzleName: puzzle ? view.text(puzzle.name) : null,
    waitingFor,
    agreed,
    leftMs: Math.max(0, endsAt - view.clock.now),
  }
}

/** Not in a playtest whose author has changed it since. */
function waitsForTwo({ edition, state }: View, hotspotId: string): boolean {
  const hotspot = findHotspotAnywhere(edition, hotspotId)
  return hotspot !== undefined && takesTwo(hotspot, state)
}

const projectHolds = (view: View): HoldProjection[] =>
  view.state.holds
    .filter((hold) => isHeld(hold, view.clock.now) && waitsForTwo(view, hold.hotspotId))
    .map(({ playerId, hotspotId, until, for: audience }) => ({
      playerId,
      thing: isFor(audience, view.roles) ? hotspotName(view, hotspotId) : null,
      leftMs: until === null ? null : until - view.clock.now,
    }))

function projectEnding(view: View): RunProjection['ending'] {
  const { ending } = view.state
  if (!ending) return null
  const { reason, at } = ending
  const scene = ending.sceneId === null ? undefined : findScene(view.edition, ending.sceneId)
  return {
    reason,
    at,
    score: ending.score,
    title: view.text(ending.title),
    text: view.text(ending.text),
    scene: scene ? projectPlace(view, scene) : null,
  }
}

const puzzleName = (view: View, id: string) => view.text(findPuzzle(view.edition, id)?.name ?? {})

const sceneName = (view: View, id: string) => view.text(findScene(view.edition, id)?.name ?? {})

const hotspotName = (view: View, id: string) => view.text(findHotspotAnywhere(view.edition, id)?.name ?? {})

function npcName(view: View, npcId: string | null): string | null {
  const npc = npcId === null ? undefined : findNpc(view.edition, npcId)
  return npc ? view.text(npc.name) : null
}
