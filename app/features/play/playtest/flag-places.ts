import type { FindingPlace } from '#app/features/adventure/checks/finding.ts'
import type { Condition } from '#app/features/engine/condition.schema.ts'
import { idsOfKind, referencesOf } from '#app/features/engine/condition.schema.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { referencesOfEffect } from '#app/features/engine/effect.schema.ts'
import type { Effect } from '#app/features/engine/effect.schema.ts'

type Source = { place: FindingPlace; conditions: readonly Condition[]; effects: readonly Effect[] }

/** Where each flag and counter is first set, or, if nothing sets it, where something waits for it. */
export function flagPlaces(
  document: Pick<EditionDocument, 'scenes'>,
  secrets: Pick<EditionSecrets, 'puzzles' | 'items' | 'npcs'>,
): ReadonlyMap<string, FindingPlace> {
  const sources = sourcesOf(document, secrets)
  const places = new Map<string, FindingPlace>()
  const note = (name: string, place: FindingPlace) => places.has(name) || places.set(name, place)
  for (const { place, effects } of sources)
    for (const name of idsOfKind(effects.flatMap(referencesOfEffect), 'flag', 'counter')) note(name, place)
  for (const { place, conditions } of sources)
    for (const name of idsOfKind(conditions.flatMap(referencesOf), 'flag')) note(name, place)
  return places
}

const sourcesOf = (
  document: Pick<EditionDocument, 'scenes'>,
  secrets: Pick<EditionSecrets, 'puzzles' | 'items' | 'npcs'>,
): Source[] => [
  ...secrets.puzzles.map(({ id, onSolve, onFail = [] }) => ({
    place: { entity: 'puzzle' as const, id },
    conditions: [],
    effects: [...onSolve, ...onFail],
  })),
  ...secrets.items.map(({ id, uses, combinations }) => ({
    place: { entity: 'item' as const, id },
    conditions: [...uses, ...combinations].map(({ conditions }) => conditions),
    effects: [...uses, ...combinations].flatMap(({ effects }) => effects),
  })),
  ...secrets.npcs.flatMap((npc) =>
    npc.nodes.map(({ nodeId, conditions, choices, rewards }) => ({
      place: { entity: 'node' as const, id: nodeId, parentId: npc.id },
      conditions: [conditions, ...choices.map((choice) => choice.conditions)],
      effects: rewards,
    })),
  ),
  ...document.scenes.flatMap(({ id: parentId, ending, hotspots }) => [
    ...hotspots.map(({ id, visible, usable }) => ({
      place: { entity: 'hotspot' as const, id, parentId },
      conditions: [visible, usable],
      effects: [],
    })),
    { place: { entity: 'scene' as const, id: parentId }, conditions: ending ? [ending.conditions] : [], effects: [] },
  ]),
]
