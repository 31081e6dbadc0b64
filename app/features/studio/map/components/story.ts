import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { linesOf } from '#app/features/studio/rules/components/effect-list.ts'
import type { EffectFields } from '#app/features/studio/rules/components/effect-list.ts'
import { idIn, readUseRules } from '#app/features/studio/items/components/item-rules.ts'
import type { DraftView, HotspotView, ItemView, SceneView } from '#app/features/studio/draft/view.ts'
import { targetsById } from '#app/features/adventure/hotspot-target.ts'
import { targetKindOf } from '#app/shared/hotspot-types.ts'
import type { HotspotType } from '#app/shared/hotspot-types.ts'

export type StoryLine = {
  key: string
  type: HotspotType
  /** Null for a hotspot that leads nowhere, or not yet. */
  target: { id: string; name: string } | null
  name: string
  hotspotId: string | null
  brings: string[]
  ids: string[]
}

/** Null scene: rows that are in no scene. `more`: lines that the box only counts. */
export type StoryBox = {
  id: string
  scene: SceneView | null
  lines: StoryLine[]
  more: { count: number; /** Rows that a finding about them may concern. */ ids: string[] } | null
  /** One line below the name. */
  note?: string
}

/** `brought`: by an effect, not by walking. */
export type StoryArrow = { id: string; from: string; line: string; to: string; brought: boolean }

export type Story = { boxes: StoryBox[]; arrows: StoryArrow[]; start: string | null }

export const unplacedBox = 'nowhere'

export const hiddenLines = 'more'

const mostLines = 12

type Outcome = { items: string[]; scenes: string[] }
type Rows = Pick<DraftView, 'scenes' | 'hotspots' | 'puzzles' | 'items' | 'npcs' | 'nodes' | 'details'>

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
    ids: [
      hotspot?.id,
      target && type !== 'scene_link' ? target.id : undefined,
      ...(type === 'npc' ? draft.nodes.filter(({ npcId }) => npcId === target?.id).map(({ id }) => id) : []),
    ].filter((id) => id !== undefined),
  })
  const targets = targetsById<{ id: string; name: string }>(draft)
  const targetFor = ({ type, targetId }: HotspotView) => {
    const kind = targetKindOf(type)
    return (kind && targets[kind].get(targetId ?? '')) ?? null
  }
  const within = Map.groupBy(draft.hotspots, ({ sceneId }) => sceneId)
  const boxes: StoryBox[] = draft.scenes.map((scene) => ({
    id: scene.id,
    scene,
    lines: (within.get(scene.id) ?? [])
      .toSorted((a, b) => a.displayOrder - b.displayOrder)
      .map((hotspot) => toLine(hotspot.type, hotspot, targetFor(hotspot))),
    more: null,
  }))
  const loose = unplacedThings(draft, outcomes).map(({ type, target }) => toLine(type, null, target))
  const all = loose.length > 0 ? [...boxes, { id: unplacedBox, scene: null, lines: loose, more: null }] : boxes
  return {
    ...shortened(all, arrowsOf(all, outcomes)),
    start: (draft.scenes.find(({ isStartingMap }) => isStartingMap) ?? draft.scenes[0])?.id ?? null,
  }
}

function shortened(boxes: readonly StoryBox[], arrows: readonly StoryArrow[]): Pick<Story, 'boxes' | 'arrows'> {
  const hidden = new Map<string, Set<string>>()
  const short = boxes.map((box) => {
    // The line with the count would take as much height as one more line.
    if (!box.scene || box.lines.length <= mostLines + 1) return box
    const rest = box.lines.slice(mostLines)
    hidden.set(box.id, new Set(rest.map(({ key }) => key)))
    return {
      ...box,
      lines: box.lines.slice(0, mostLines),
      more: { count: rest.length, ids: rest.flatMap(({ ids }) => ids) },
    }
  })
  const begun = new Map<string, StoryArrow>()
  for (const each of arrows) {
    const shown = hidden.get(each.from)?.has(each.line) ? arrow(each.from, hiddenLines, each.to, each.brought) : each
    if (!begun.has(shown.id) || !shown.brought) begun.set(shown.id, shown)
  }
  return { boxes: short, arrows: [...begun.values()] }
}

function outcomesOf({ puzzles, npcs, nodes, items, details: { primaryLanguage } }: Rows): Map<string, Outcome> {
  const of = (...raw: unknown[]): Outcome => collect(raw.flatMap((effects) => linesOf(effects, primaryLanguage) ?? []))
  const combined = (item: ItemView): Outcome => {
    const { items: given, scenes } = of(
      ...(readUseRules(item.useActions, primaryLanguage) ?? []).map(({ effects }) => effects),
      ...item.combineRules.map(({ effects }) => effects),
    )
    return {
      items: [...given, ...item.combineRules.map((rule) => idIn(rule, 'result_item_id')).filter(Boolean)],
      scenes,
    }
  }
  return new Map([
    ...puzzles.map(({ id, onSolveEffects, onFailEffects }) => [id, of(onSolveEffects, onFailEffects)] as const),
    ...npcs.map(
      ({ id }) => [id, of(...nodes.filter(({ npcId }) => npcId === id).map(({ rewards }) => rewards))] as const,
    ),
    ...items.map((item) => [item.id, combined(item)] as const),
  ])
}

function collect(effects: readonly EffectFields[]): Outcome {
  const named = (types: readonly string[], key: string) =>
    effects
      .filter(({ type }) => types.includes(String(type)))
      .flatMap((effect) => (typeof effect[key] === 'string' ? [effect[key]] : []))
  return { items: named(['give_item'], 'itemId'), scenes: named(['go_to_scene', 'reveal_scene', 'finish'], 'sceneId') }
}

function unplacedThings(
  { hotspots, puzzles, items, npcs }: Rows,
  outcomes: ReadonlyMap<string, Outcome>,
): { type: HotspotType; target: { id: string; name: string } }[] {
  const placed = new Set([
    ...hotspots.map(({ targetId }) => targetId),
    ...[...outcomes.values()].flatMap((outcome) => outcome.items),
  ])
  const loose = (type: HotspotType, rows: readonly { id: string; name: string }[]) =>
    rows.filter(({ id }) => !placed.has(id)).map((target) => ({ type, target }))
  return [...loose('puzzle', puzzles), ...loose('item', items), ...loose('npc', npcs)]
}

const arrow = (from: string, line: string, to: string, brought: boolean): StoryArrow => ({
  id: `${from} ${line} ${to}`,
  from,
  line,
  to,
  brought,
})

function arrowsOf(boxes: readonly StoryBox[], outcomes: ReadonlyMap<string, Outcome>): StoryArrow[] {
  const known = new Set(boxes.map(({ id }) => id))
  return boxes.flatMap(({ id, lines }) =>
    lines.flatMap(({ key, type, target }) => {
      if (!target) return []
      const led =
        type === 'scene_link'
          ? [arrow(id, key, target.id, false)]
          : [...new Set(outcomes.get(target.id)?.scenes)].map((scene) => arrow(id, key, scene, true))
      return led.filter(({ to }) => known.has(to))
    }),
  )
}

export function findingsAbout(findings: readonly Finding[], ids: readonly string[]): Finding[] {
  const ranks = { error: 0, warning: 1, note: 2 }
  return findings
    .filter(({ where }) => ids.includes(where.id))
    .toSorted((a, b) => ranks[a.severity] - ranks[b.severity])
}
