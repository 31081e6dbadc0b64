import { conditionsOf } from '#app/features/adventure/checks/search/variables.ts'
import { runTime } from '#app/features/engine/clock.ts'
import { idsOfKind, referencesOf } from '#app/features/engine/condition.schema.ts'
import { counterName } from '#app/features/engine/counter-name.ts'
import { referencesOfEffect } from '#app/features/engine/effect.schema.ts'
import { effectsOf } from '#app/features/engine/edition-secrets.schema.ts'
import { rolesOf } from '#app/features/engine/roles.ts'
import { heldCount, own, puzzleState } from '#app/features/engine/state-lookup.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Tried } from './explain-run.ts'
import { explainBeginnings, explainEndings, explainHotspots, explainLayers, explainTalk } from './explain-run.ts'
import { flagPlaces } from './flag-places.ts'
import type { PlaytestView } from './playtest-view.ts'

/** For the creator alone: it reveals what players must find out. */
export function presentPlaytest(
  tried: Tried,
  { language, version }: { language: Locale; version: number },
): PlaytestView {
  const { document, state, playerId, clock } = tried
  const text = (words: LocalText) => textIn(words, language, document.primaryLanguage)
  const sceneId = own(state.players, playerId)?.sceneId ?? document.startSceneId
  const { flags, counters } = valuesOf(tried, text)
  return {
    version,
    sceneId,
    roles: document.hasRoles ? rolesOf(state, playerId) : null,
    runMs: state.ending?.at ?? runTime(state, clock),
    isOver: state.ending !== null,
    scenes: document.scenes.map(({ id, name }) => ({
      id,
      name: text(name),
      visited: state.visitedScenes.includes(id),
    })),
    items: document.items.map(({ id, name, stackable }) => ({
      id,
      name: text(name),
      count: heldCount(state, id),
      stackable,
    })),
    flags,
    counters,
    puzzles: document.puzzles.map(({ id, name }) => {
      const { solved, wrong, hints } = puzzleState(state, id)
      return { id, name: text(name), solved: solved !== null, wrong, hints: hints.length }
    }),
    npcs: document.npcs.map(({ id, name }) => ({ id, name: text(name) })),
    hotspots: explainHotspots(tried, sceneId, text),
    layers: explainLayers(tried, sceneId, text),
    talk: explainTalk(tried, text),
    beginnings: explainBeginnings(tried, sceneId),
    endings: explainEndings(tried, sceneId),
  }
}

function valuesOf(
  { document, secrets, state }: Tried,
  text: (words: LocalText) => string,
): Pick<PlaytestView, 'flags' | 'counters'> {
  const counters = new Map<string, string>()
  const effects = effectsOf(secrets)
  for (const effect of effects)
    if (effect.type === 'change_counter' && !counters.get(effect.counter))
      counters.set(effect.counter, text(effect.label ?? {}))
  const flags = new Set([
    ...idsOfKind(effects.flatMap(referencesOfEffect), 'flag'),
    ...idsOfKind(conditionsOf({ document, secrets }).flatMap(referencesOf), 'flag'),
    ...Object.keys(state.flags),
  ])
  const places = flagPlaces(document, secrets)
  const placed = (name: string) => ({ name, place: places.get(name) ?? null })
  return {
    flags: [...flags]
      .filter((name) => !counters.has(name))
      .map((name) => ({ ...placed(name), value: own(state.flags, name) ?? null })),
    counters: [...counters].map(([name, label]) => {
      const value = own(state.flags, name)
      return { ...placed(name), label: counterName(name, label), value: typeof value === 'number' ? value : 0 }
    }),
  }
}
