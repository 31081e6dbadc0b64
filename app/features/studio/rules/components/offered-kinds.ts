import type { DraftView } from '#app/features/studio/draft/view.ts'
import { partKinds } from './condition-form.ts'
import type { PartKind } from './condition-form.ts'

type Rows = Pick<DraftView, 'scenes' | 'puzzles' | 'items' | 'nodes'>

const subjects: Partial<Record<PartKind, keyof Rows>> = {
  puzzle_solved: 'puzzles',
  attempts: 'puzzles',
  has_item: 'items',
  scene_visited: 'scenes',
  node_seen: 'nodes',
}

/** What a new line begins with: something that the adventure has. */
export const firstKind = (rows: Rows): PartKind =>
  partKinds.find((kind) => {
    const subject = subjects[kind]
    return subject === undefined || rows[subject].length > 0
  }) ?? 'flag_set'
