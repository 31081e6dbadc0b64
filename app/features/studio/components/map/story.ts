import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { linesOf } from '#app/features/studio/components/effects/effect-list.ts'
import type { EffectFields } from '#app/features/studio/components/effects/effect-list.ts'
import { idIn, readUseRules } from '#app/features/studio/components/items/item-rules.ts'
import type { DraftView, HotspotView, ItemView, SceneView } from '#app/features/studio/draft-view.ts'
import type { HotspotType } from '#app/features/studio/scenes.schema.ts'

/** A way on, a puzzle, an item or an NPC, as a line of the box of its scene. */
export type StoryLine = {
  key: string
  type: HotspotType
  /** What it leads to; null for a hotspot that leads to nothing yet. */
  target: { id: string; name: string } | null
  /** The hotspot's own name, for one that leads nowhere. */
  name: string
  hotspotId: string | null
  /** The names of the items that solving, talking or using brings. */
  brings: string[]
  /** Everything that a finding about this line can be about. */
  ids: string[]
}

/** A scene with what is in it; without a scene: what is in none. */
export type StoryBox = { id: string; scene: SceneView | null; lines: StoryLine[] }

/** From a line to another scene. `brought`: by what happens there, not by going. */
export type StoryArrow = { id: string; from: string; line: string; to: string; brought: boolean }

export type Story = { boxes: StoryBox[]; arrows: StoryArrow[]; start: string | null }

/** The id of the box of what is in no scene. */
export const nowhere = 'nowhere'

type Outcome = { items: string[]; scenes: string[] }
type Rows = Pick<DraftView, 'scenes' | 'hotspots' | 'puzzles' | 'items' | 'npcs' | 'nodes' | 'details'>

/** Everything of an adventure as one graph of scenes. */
export function storyOf(draft: Rows): Story {
  const outcomes = outcomesOf(draft)
  const names = new Map(draft.items.map(({ id, name }) => [id, name]))
  const toLine = (type: HotspotType, hotspot: HotspotView | null, target: StoryLine['target']): StoryLine => ({
    key: hotspot?.id ?? target?.id ?? '',
    type,
    target,
    name: hotspot?.name.trim() ?? '',
    hotspotId: hotspot?.id ?? null,
    brings: target ? [...new Set((outcomes.get(target.id)?.items ?? []).flatMap((id) => names.get(id) ?? []))] : [],
    ids: [hotspot?.id, target && type !== 'scene_link' ? target.id : undefined, ...(type === 'npc' ? draft.nodes.filter(({ npcId }) => npcId === target?.id).map(({ id }) => id) : [])].filter((id) => id !== undefined),
  })
  const targets = { scene_link: draft.scenes, puzzle: draft.puzzles, item: draft.items, npc: draft.npcs }
  const boxes: StoryBox[] = draft.scenes.map((scene) => ({
    id: scene.id,
    scene,
    lines: draft.hotspots
      .filter(({ sceneId }) => sceneId === scene.id)
      .toSorted((a, b) => a.displayOrder - b.displayOrder)
      .map((hotspot) => toLine(hotspot.type, hotspot, targets[hotspot.type].find(({ id }) => id === hotspot.targetId) ?? null)),
  }))
  const loose = looseThings(draft, outcomes).map(({ type, target }) => toLine(type, null, target))
  const all = loose.length > 0 ? [...boxes, { id: nowhere, scene: null, lines: loose }] : boxes
  return { boxes: all, arrows: arrowsOf(all, outcomes), start: (draft.scenes.find(({ isStartingMap }) => isStartingMap) ?? draft.scenes[0])?.id ?? null }
}

/** What solving a puzzle, talking to an NPC, using or combining an item brings, by their ids. */
function outcomesOf({ puzzles, npcs, nodes, items, details: { primaryLanguage } }: Rows): Map<string, Outcome> {
  const of = (...raw: unknown[]): Outcome => collect(raw.flatMap((effects) => linesOf(effects, primaryLanguage) ?? []))
  const combined = (item: ItemView): Outcome => {
    const { items: given, scenes } = of(...(readUseRules(item.useActions, primaryLanguage) ?? []).map(({ effects }) => effects), ...item.combineRules.map(({ effects }) => effects))
    return { items: [...given, ...item.combineRules.map((rule) => idIn(rule, 'result_item_id')).filter(Boolean)], scenes }
  }
  return new Map([
    ...puzzles.map(({ id, onSolveEffects }) => [id, of(onSolveEffects)] as const),
    ...npcs.map(({ id }) => [id, of(...nodes.filter(({ npcId }) => npcId === id).map(({ rewards }) => rewards))] as const),
    ...items.map((item) => [item.id, combined(item)] as const),
  ])
}

function collect(effects: readonly EffectFields[]): Outcome {
  const named = (types: readonly string[], key: string) => effects.filter(({ type }) => types.includes(String(type))).flatMap((effect) => (typeof effect[key] === 'string' ? [effect[key]] : []))
  return { items: named(['give_item'], 'itemId'), scenes: named(['go_to_scene', 'reveal_scene', 'finish'], 'sceneId') }
}

/** Puzzles, items and NPCs that no hotspot leads to, but for items that something else brings. */
function looseThings({ hotspots, puzzles, items, npcs }: Rows, outcomes: ReadonlyMap<string, Outcome>): { type: HotspotType; target: { id: string; name: string } }[] {
  const placed = new Set([...hotspots.map(({ targetId }) => targetId), ...[...outcomes.values()].flatMap((outcome) => outcome.items)])
  const loose = (type: HotspotType, rows: readonly { id: string; name: string }[]) => rows.filter(({ id }) => !placed.has(id)).map((target) => ({ type, target }))
  return [...loose('puzzle', puzzles), ...loose('item', items), ...loose('npc', npcs)]
}

function arrowsOf(boxes: readonly StoryBox[], outcomes: ReadonlyMap<string, Outcome>): StoryArrow[] {
  const known = new Set(boxes.map(({ id }) => id))
  const arrow = (from: string, line: string, to: string, brought: boolean): StoryArrow => ({ id: `${from} ${line} ${to}`, from, line, to, brought })
  return boxes.flatMap(({ id, lines }) =>
    lines.flatMap(({ key, type, target }) => {
      if (!target) return []
      const led = type === 'scene_link' ? [arrow(id, key, target.id, false)] : [...new Set(outcomes.get(target.id)?.scenes)].map((scene) => arrow(id, key, scene, true))
      return led.filter(({ to }) => known.has(to))
    }),
  )
}

/** What the checker found of some rows, the gravest first. */
export function findingsAbout(findings: readonly Finding[], ids: readonly string[]): Finding[] {
  const ranks = { error: 0, warning: 1, note: 2 }
  return findings.filter(({ where }) => ids.includes(where.id)).toSorted((a, b) => ranks[a.severity] - ranks[b.severity])
}
