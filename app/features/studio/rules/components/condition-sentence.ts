import { nodeLabel } from '#app/features/studio/fields/components/node-label.ts'
import type { DraftView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { listFormat, numberFormat } from '#app/i18n/formatters.ts'
import { getLocale } from '#app/i18n/generated/runtime.js'
import { comparisons } from './condition-form.ts'
import type { Comparison } from './condition-form.ts'

type Json = Record<string, unknown>

export type Named = Pick<DraftView, 'puzzles' | 'scenes' | 'items' | 'npcs' | 'nodes'>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const numberIn = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)

export function quotedName(rows: readonly { id: string; name: string }[], id: unknown): string {
  if (typeof id !== 'string' || id === '') return m.studio_rules_blank()
  const row = rows.find((each) => each.id === id)
  return row ? quoted(row.name) : m.studio_gone()
}

export function quoted(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim())
  if (characters.length === 0) return m.studio_rules_blank()
  return m.studio_rules_quoted({
    text: characters.length > 60 ? `${characters.slice(0, 60).join('').trimEnd()}…` : characters.join(''),
  })
}

const compared: Record<Comparison, (words: { flag: string; value: string }) => string> = {
  eq: m.studio_rules_flag_eq,
  ne: m.studio_rules_flag_ne,
  lt: m.studio_rules_flag_lt,
  lte: m.studio_rules_flag_lte,
  gt: m.studio_rules_flag_gt,
  gte: m.studio_rules_flag_gte,
}

const word = (value: unknown): string =>
  typeof value === 'number' ? numberFormat(getLocale(), {}).format(value) : quoted(String(value ?? ''))

function leafWords(leaf: Json, negated: boolean, named: Named): string | null {
  const say = <Words>(yes: (words: Words) => string, no: (words: Words) => string, words: Words): string =>
    (negated ? no : yes)(words)
  const count = numberIn(leaf.atLeast, 1)
  switch (leaf.type) {
    case 'puzzle_solved':
      return say(m.studio_rules_puzzle, m.studio_rules_not_puzzle, { name: quotedName(named.puzzles, leaf.puzzleId) })
    case 'scene_visited':
      return say(m.studio_rules_scene, m.studio_rules_not_scene, { name: quotedName(named.scenes, leaf.sceneId) })
    case 'has_item':
      return leaf.count === undefined || leaf.count === 1
        ? say(m.studio_rules_item, m.studio_rules_not_item, { name: quotedName(named.items, leaf.itemId) })
        : say(m.studio_rules_items, m.studio_rules_not_items, {
            name: quotedName(named.items, leaf.itemId),
            count: String(leaf.count),
          })
    case 'node_seen':
      return say(m.studio_rules_node, m.studio_rules_not_node, {
        npc: quotedName(named.npcs, leaf.npcId),
        node: nodeWords(leaf, named),
      })
    case 'flag_set':
      return say(m.studio_rules_flag, m.studio_rules_not_flag, { flag: quoted(String(leaf.flag ?? '')) })
    case 'flag_compared': {
      const comparison = comparisons.find((each) => each === leaf.compare)
      return comparison && !negated
        ? compared[comparison]({ flag: quoted(String(leaf.flag ?? '')), value: word(leaf.value) })
        : null
    }
    case 'attempts':
      return say(m.studio_rules_attempts, m.studio_rules_not_attempts, {
        name: quotedName(named.puzzles, leaf.puzzleId),
        count,
      })
    case 'hints_used':
      return leaf.puzzleId === undefined
        ? say(m.studio_rules_hints, m.studio_rules_not_hints, { count })
        : say(m.studio_rules_puzzle_hints, m.studio_rules_not_puzzle_hints, {
            name: quotedName(named.puzzles, leaf.puzzleId),
            count,
          })
    case 'minutes_elapsed':
      return say(m.studio_rules_minutes, m.studio_rules_not_minutes, { count })
    default:
      return null
  }
}

function nodeWords({ npcId, nodeId }: Json, { nodes }: Named): string {
  if (typeof nodeId !== 'string' || nodeId === '') return m.studio_rules_blank()
  const node = nodes.find((each) => each.npcId === npcId && each.nodeId === nodeId)
  return node ? quoted(nodeLabel(node)) : m.studio_gone()
}

/** Names the type, since JSON cannot be read aloud. */
const otherWords = ({ type }: Json): string =>
  typeof type === 'string' && type.trim() !== ''
    ? m.studio_rules_other({ type: quoted(type) })
    : m.studio_rules_other_unnamed()

function words(raw: unknown, named: Named, deep: boolean): string {
  if (!isJson(raw)) return m.studio_rules_other_unnamed()
  if (Object.keys(raw).length === 0) return m.studio_rules_always()
  if (raw.type === 'not' && isJson(raw.of))
    return leafWords(raw.of, true, named) ?? m.studio_rules_not({ part: words(raw.of, named, true) })
  if ((raw.type === 'all' || raw.type === 'any') && Array.isArray(raw.of)) {
    if (raw.of.length === 0) return raw.type === 'all' ? m.studio_rules_always() : m.studio_rules_never()
    const list = listFormat(getLocale(), { type: raw.type === 'all' ? 'conjunction' : 'disjunction' }).format(
      raw.of.map((part) => words(part, named, true)),
    )
    return deep && raw.of.length > 1 ? m.studio_rules_group({ parts: list }) : list
  }
  return leafWords(raw, false, named) ?? otherWords(raw)
}

/** E.g. "the puzzle “Safe” is solved and the item “Key” is in the bag". */
export const conditionWords = (raw: unknown, named: Named): string => words(raw, named, false)
