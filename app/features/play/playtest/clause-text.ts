import type { Leaf } from '#app/features/engine/condition.schema.ts'
import type { Actual } from '#app/features/engine/explain-condition.ts'
import type { FlagValue } from '#app/features/engine/references.schema.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Named, PlaytestView } from './playtest-view.ts'

export type Names = Pick<PlaytestView, 'items' | 'puzzles' | 'scenes' | 'npcs'>

const nameIn = (list: readonly Named[], id: string): string =>
  list.find((each) => each.id === id)?.name || m.playtest_gone()

export function clauseText(leaf: Leaf, negated: boolean, names: Names): string {
  switch (leaf.type) {
    case 'has_item':
      return itemText(leaf.count, negated, nameIn(names.items, leaf.itemId))
    case 'puzzle_solved':
      return (negated ? m.playtest_not_solved : m.playtest_solved)({ name: nameIn(names.puzzles, leaf.puzzleId) })
    case 'scene_visited':
      return (negated ? m.playtest_not_visited : m.playtest_visited)({ name: nameIn(names.scenes, leaf.sceneId) })
    case 'node_seen':
      return (negated ? m.playtest_not_said : m.playtest_said)({
        name: nameIn(names.npcs, leaf.npcId),
        node: leaf.nodeId,
      })
    case 'flag_set':
      return (negated ? m.playtest_flag_off : m.playtest_flag_on)({ flag: leaf.flag })
    case 'flag_compared':
      return compareText(leaf, negated)
    default:
      return countText(leaf, negated, names)
  }
}

type Compared = Extract<Leaf, { type: 'flag_compared' }>
type Counted = Extract<Leaf, { atLeast: number }>

function compareText({ flag, compare, value }: Compared, negated: boolean): string {
  const says = (how: Compared['compare']) => compareTexts[how]({ flag, value: valueText(value) })
  if (!negated) return says(compare)
  if (compare === 'eq') return says('ne')
  // What is no number is neither below nor at least another
  return compare === 'ne' ? says('eq') : m.playtest_not({ clause: says(compare) })
}

function countText(leaf: Counted, negated: boolean, names: Names): string {
  const count = formatNumber(leaf.atLeast)
  if (leaf.type === 'minutes_elapsed') return (negated ? m.playtest_fewer_minutes : m.playtest_minutes)({ count })
  if (leaf.puzzleId === undefined) return (negated ? m.playtest_fewer_hints : m.playtest_hints)({ count })
  const at = { count, name: nameIn(names.puzzles, leaf.puzzleId) }
  if (leaf.type === 'attempts') return (negated ? m.playtest_fewer_attempts : m.playtest_attempts)(at)
  return (negated ? m.playtest_fewer_hints_at : m.playtest_hints_at)(at)
}

const itemText = (count: number, negated: boolean, name: string): string =>
  count === 1
    ? (negated ? m.playtest_not_held : m.playtest_held)({ name })
    : (negated ? m.playtest_fewer_held : m.playtest_held_count)({ name, count: formatNumber(count) })

const compareTexts = {
  eq: m.playtest_flag_eq,
  ne: m.playtest_flag_ne,
  lt: m.playtest_flag_lt,
  lte: m.playtest_flag_lte,
  gt: m.playtest_flag_gt,
  gte: m.playtest_flag_gte,
}

export function valueText(value: FlagValue | null): string {
  if (value === null) return m.playtest_never_set()
  if (typeof value === 'boolean') return value ? m.playtest_on() : m.playtest_off()
  return typeof value === 'number' ? formatNumber(value) : m.playtest_text({ text: value })
}

export function actualText(leaf: Leaf, actual: Actual): string {
  if (leaf.type === 'flag_set' || leaf.type === 'flag_compared') return valueText(actual)
  if (typeof actual !== 'boolean') return valueText(actual)
  if (leaf.type === 'puzzle_solved') return actual ? m.playtest_is_solved() : m.playtest_is_open()
  if (leaf.type === 'scene_visited') return actual ? m.playtest_was_visited() : m.playtest_was_not_visited()
  return actual ? m.playtest_was_said() : m.playtest_was_not_said()
}
