import { textIn } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { RunEvent } from '#app/features/engine/events.ts'
import { findItem, findPuzzle, findScene, targetsIn } from '#app/features/engine/lookup.ts'

export type StepKind = 'came' | 'found' | 'opened' | 'wrong' | 'hinted' | 'solved' | 'skipped' | 'ended'

/** One thing that a team did. `at`: ms on the run's clock; `name`: of the scene, item or puzzle, or of the ending. */
export type WayStep = { at: number; playerId: string; sceneId: string; kind: StepKind; name: string }

export type WayMap = {
  /** Those that some team has been in. */
  scenes: { id: string; name: string }[]
  ways: { from: string; to: string }[]
  start: string
}

type Words = (text: LocalText | undefined) => string

const wordsIn =
  ({ primaryLanguage }: EditionDocument, language: Locale): Words =>
  (text) =>
    text ? textIn(text, language, primaryLanguage) : ''

/** Pure: what happened in a run, in order, each with the scene in which it happened. */
export function wayOf(document: EditionDocument, events: readonly RunEvent[], language: Locale): WayStep[] {
  const words = wordsIn(document, language)
  const scenes = new Map<string, string>()
  const steps: WayStep[] = []
  let last = { playerId: '', sceneId: document.startSceneId }
  for (const event of events) {
    if (event.type === 'player_joined' || event.type === 'moved') scenes.set(event.playerId, event.sceneId)
    if ('playerId' in event && event.playerId !== null)
      last = { playerId: event.playerId, sceneId: scenes.get(event.playerId) ?? document.startSceneId }
    const told = stepOf(document, event, words)
    if (told) steps.push({ at: event.at, ...last, ...told })
  }
  return steps
}

function stepOf(document: EditionDocument, event: RunEvent, words: Words): Pick<WayStep, 'kind' | 'name'> | undefined {
  const puzzle = (kind: StepKind, id: string) => ({ kind, name: words(findPuzzle(document, id)?.name) })
  switch (event.type) {
    case 'player_joined':
    case 'moved':
      return { kind: 'came', name: words(findScene(document, event.sceneId)?.name) }
    case 'item_gained':
      return { kind: 'found', name: words(findItem(document, event.itemId)?.name) }
    case 'puzzle_opened':
      return puzzle('opened', event.puzzleId)
    case 'answered_wrong':
      return puzzle('wrong', event.puzzleId)
    case 'hint_given':
      return puzzle('hinted', event.puzzleId)
    case 'puzzle_solved':
      return puzzle(event.revealed ? 'skipped' : 'solved', event.puzzleId)
    case 'finished':
      return { kind: 'ended', name: words(event.ending.title) }
    default:
      return undefined
  }
}

/** Pure: the scenes that have been visited, and what leads from one to another. */
export function mapOf(document: EditionDocument, visited: ReadonlySet<string>, language: Locale): WayMap {
  const words = wordsIn(document, language)
  const scenes = document.scenes.filter(({ id }) => visited.has(id))
  return {
    scenes: scenes.map(({ id, name }) => ({ id, name: words(name) })),
    ways: scenes.flatMap(({ id, hotspots }) =>
      [...new Set(targetsIn(hotspots, 'scene_link'))].filter((to) => visited.has(to)).map((to) => ({ from: id, to })),
    ),
    start: document.startSceneId,
  }
}
