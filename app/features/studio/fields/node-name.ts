import { longest } from '#app/features/engine/limits.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

const mostWords = 5
const counterRoom = 5

/** A node's name before its author writes one: its first words. @param siblings the other nodes of its NPC */
export function nameOfNode(content: string, siblings: readonly { nodeId: string }[], locale: Locale): string {
  const words = content.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
  const name = words
    .slice(0, mostWords)
    .join(' ')
    .slice(0, longest.nodeName - counterRoom)
    .toWellFormed()
    .trim()
  const taken = new Set(siblings.map(({ nodeId }) => nodeId))
  const base = name || m.studio_node_unnamed({}, { locale })
  let found = base
  for (let number = 2; taken.has(found); number++) found = `${base} ${number}`
  return found
}
