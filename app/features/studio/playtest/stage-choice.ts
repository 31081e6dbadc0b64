import type { FlagValue } from '#app/features/engine/references.schema.ts'
import type { Stage } from '#app/features/engine/stage.schema.ts'
import { stageSchema } from '#app/features/engine/stage.schema.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import type { NamesUsed } from '#app/features/studio/draft/names-used.ts'

type Draft = Pick<DraftView, 'scenes' | 'hotspots' | 'puzzles' | 'items'>

export const emptyStage = ({ scenes }: Pick<Draft, 'scenes'>): Stage => ({
  sceneId: (scenes.find((scene) => scene.isStartingMap) ?? scenes[0])?.id ?? '',
  items: [],
  flags: [],
  counters: [],
  solved: [],
  visited: [],
  talk: null,
})

export function readKeptStage(text: string | null, draft: Draft, names: NamesUsed): Stage {
  const read = stageSchema.safeParse(parsed(text))
  const empty = emptyStage(draft)
  if (!read.success) return empty
  const { sceneId, items, flags, counters, solved, visited } = read.data
  const has = (rows: readonly { id: string }[], id: string) => rows.some((row) => row.id === id)
  return {
    sceneId: has(draft.scenes, sceneId) ? sceneId : empty.sceneId,
    items: items.filter(({ itemId }) => has(draft.items, itemId)),
    flags: flags.filter(({ flag }) => names.flags.includes(flag)),
    counters: counters.filter(({ counter }) => names.counters.includes(counter)),
    solved: solved.filter((id) => has(draft.puzzles, id)),
    visited: visited.filter((id) => has(draft.scenes, id)),
    talk: null,
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export const sceneOfNpc = (draft: Draft, npcId: string): string => {
  const met = draft.scenes.find(({ id }) =>
    draft.hotspots.some((hotspot) => hotspot.sceneId === id && hotspot.type === 'npc' && hotspot.targetId === npcId),
  )
  return met?.id ?? emptyStage(draft).sceneId
}

export const withItem = (stage: Stage, itemId: string, count: number): Stage => ({
  ...stage,
  items: replaced(stage.items, (item) => item.itemId === itemId, count > 0 ? { itemId, count } : null),
})

/** Null: never set. */
export const withFlag = (stage: Stage, flag: string, value: FlagValue | null): Stage => ({
  ...stage,
  flags: replaced(stage.flags, (each) => each.flag === flag, value === null ? null : { flag, value }),
})

export const withCounter = (stage: Stage, counter: string, value: number | null): Stage => ({
  ...stage,
  counters: replaced(stage.counters, (each) => each.counter === counter, value === null ? null : { counter, value }),
})

export function withTick(
  stage: Stage,
  field: 'solved' | 'visited',
  id: string,
  ticked: boolean,
  order: readonly { id: string }[],
): Stage {
  const ids = ticked ? [...stage[field], id] : stage[field].filter((each) => each !== id)
  return { ...stage, [field]: order.flatMap((row) => (ids.includes(row.id) ? [row.id] : [])) }
}

function replaced<T>(list: readonly T[], is: (each: T) => boolean, by: T | null): T[] {
  const at = list.findIndex(is)
  if (by === null) return list.filter((each) => !is(each))
  return at < 0 ? [...list, by] : list.with(at, by)
}
