import type { EffectKind } from './effect-list.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { partKinds } from './condition-form.ts'
import type { PartKind } from './condition-form.ts'

type Rows = Pick<DraftView, 'scenes' | 'puzzles' | 'items' | 'nodes'>

const subjects: Partial<Record<PartKind | EffectKind, keyof Rows>> = {
  puzzle_solved: 'puzzles',
  attempts: 'puzzles',
  has_item: 'items',
  scene_visited: 'scenes',
  node_seen: 'nodes',
  give_item: 'items',
  take_item: 'items',
  go_to_scene: 'scenes',
  reveal_scene: 'scenes',
}

export function isOffered(kind: PartKind | EffectKind, rows: Rows): boolean {
  const subject = subjects[kind]
  return subject === undefined || rows[subject].length > 0
}

export const firstKind = (rows: Rows): PartKind => partKinds.find((kind) => isOffered(kind, rows)) ?? 'flag_set'
