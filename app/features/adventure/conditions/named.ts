import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'

type Row = { id: string; name: string }

/** The names that sentences use. Without `nodes`, dialogue nodes go by their node id. */
export type Named = Readonly<Record<'puzzles' | 'scenes' | 'items' | 'npcs', readonly Row[]>> & {
  nodes?: readonly { npcId: string; nodeId: string; content: string }[]
}

export function quotedName(rows: readonly Row[], id: unknown): string {
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

/** A dialogue node: its id and the beginning of its text. */
export const nodeLabel = ({ nodeId, content }: { nodeId: string; content: string }): string => {
  const characters = Array.from(content.replaceAll(/\s+/g, ' ').trim())
  return `${nodeId}: ${characters.slice(0, 30).join('')}${characters.length > 30 ? '…' : ''}`
}

export function nodeName(npcId: unknown, nodeId: unknown, { nodes }: Named): string {
  if (typeof nodeId !== 'string' || nodeId === '') return m.studio_rules_blank()
  if (!nodes) return quoted(nodeId)
  const node = nodes.find((each) => each.npcId === npcId && each.nodeId === nodeId)
  return node ? quoted(nodeLabel(node)) : m.studio_gone()
}

/** Words for a flag's value or for a count. @param value null for a flag that was never set */
export function valueText(value: string | number | boolean | null): string {
  if (value === null) return m.playtest_never_set()
  if (typeof value === 'boolean') return value ? m.playtest_on() : m.playtest_off()
  return typeof value === 'number' ? formatNumber(value) : m.studio_rules_quoted({ text: value })
}
