import type { Clock } from '#app/features/engine/clock.ts'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import { findNode, isOpen } from '#app/features/engine/dialogue-choices.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { explainCondition } from '#app/features/engine/explain-condition.ts'
import { layersOf } from '#app/features/engine/layers.ts'
import { findScene, targetsIn } from '#app/features/engine/lookup.ts'
import { rolesOf } from '#app/features/engine/roles.ts'
import { own } from '#app/features/engine/state-lookup.ts'
import { isVisible } from '#app/features/engine/use-hotspot.ts'
import type { RunState } from '#app/features/engine/state.schema.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Beginning, ExplainedEnding, ExplainedHotspot, ExplainedLayer, PlaytestView } from './playtest-view.ts'

export type Tried = {
  document: EditionDocument
  secrets: EditionSecrets
  state: RunState
  playerId: string
  clock: Clock
}

type Text = (words: LocalText) => string

export function explainHotspots(
  { document, state, clock, playerId }: Tried,
  sceneId: string,
  text: Text,
): ExplainedHotspot[] {
  const scene = findScene(document, sceneId)
  const roles = rolesOf(state, playerId)
  return (scene?.hotspots ?? []).map(({ id, name, visible, usable }) => ({
    id,
    name: text(name),
    taken: state.takenHotspots.includes(id),
    visible: explainCondition(visible, state, clock, roles),
    usable: explainCondition(usable, state, clock, roles),
  }))
}

/** Players see it while its own conditions hold and the hotspot that it is tied to is there. */
export function explainLayers(
  { document, state, clock, playerId }: Tried,
  sceneId: string,
  text: Text,
): ExplainedLayer[] {
  const scene = findScene(document, sceneId)
  const roles = rolesOf(state, playerId)
  const shown = scene ? layersOf(scene, state, clock, roles) : []
  return (scene?.layers ?? []).map((layer) => {
    const tiedTo = scene?.hotspots.find(({ id }) => id === layer.hotspotId)
    return {
      id: layer.id,
      name: text(layer.altText),
      shows: shown.includes(layer),
      tiedTo: tiedTo ? { name: text(tiedTo.name), isThere: isVisible(tiedTo, state, clock, roles) } : null,
      visible: explainCondition(layer.visible, state, clock, roles),
    }
  })
}

export function explainTalk({ secrets, state, playerId, clock }: Tried, text: Text): PlaytestView['talk'] {
  const dialogue = own(state.players, playerId)?.dialogue
  const npc = dialogue && secrets.npcs.find(({ id }) => id === dialogue.npcId)
  const node = npc && findNode(npc, dialogue.nodeId)
  if (!node) return null
  const roles = rolesOf(state, playerId)
  const choices = node.choices.map((choice) => {
    const target = findNode(npc, choice.nextNodeId)
    return {
      text: text(choice.text),
      nodeId: choice.nextNodeId,
      open: isOpen(npc, choice, state, clock, roles),
      conditions: explainCondition(choice.conditions, state, clock, roles),
      target: target ? explainCondition(target.conditions, state, clock, roles) : null,
    }
  })
  return {
    npcId: npc.id,
    nodeId: node.nodeId,
    conditions: explainCondition(node.conditions, state, clock, roles),
    choices,
  }
}

export function explainBeginnings({ document, secrets, state, clock, playerId }: Tried, sceneId: string): Beginning[] {
  const roles = rolesOf(state, playerId)
  const here = new Set(targetsIn(findScene(document, sceneId)?.hotspots ?? [], 'npc'))
  return secrets.npcs
    .filter(({ id, nodes }) => here.has(id) && nodes.length > 0)
    .map(({ id, nodes }) => {
      const explained = nodes.map(({ nodeId, conditions }) => ({
        nodeId,
        conditions: explainCondition(conditions, state, clock, roles),
      }))
      const first = explained.findIndex(({ conditions }) => conditions.holds)
      return {
        npcId: id,
        startsAt: explained[first]?.nodeId ?? null,
        nodes: first < 0 ? explained : explained.slice(0, first + 1),
      }
    })
}

export function explainEndings({ document, state, clock, playerId }: Tried, sceneId: string): ExplainedEnding[] {
  const roles = rolesOf(state, playerId)
  const scenes = document.scenes.flatMap(({ id, ending }) =>
    ending
      ? [{ sceneId: id, here: id === sceneId, conditions: explainCondition(ending.conditions, state, clock, roles) }]
      : [],
  )
  if (!document.endsWhenAllSolved || document.puzzles.length === 0) return scenes
  const allSolved: Condition = {
    type: 'all',
    of: document.puzzles.map(({ id }) => ({ type: 'puzzle_solved', puzzleId: id })),
  }
  return [...scenes, { sceneId: null, here: true, conditions: explainCondition(allSolved, state, clock, roles) }]
}
