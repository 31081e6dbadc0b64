import type { NodeView } from '#app/features/studio/draft/view.ts'

export const nodesOf = (nodes: readonly NodeView[], npcId: string): NodeView[] =>
  nodes.filter((node) => node.npcId === npcId).toSorted((a, b) => a.displayOrder - b.displayOrder)

/** Nodes after the first one without conditions can be reached through choices only. */
export function unreachableNodes(ordered: readonly NodeView[]): Set<string> {
  const firstSure = ordered.findIndex(({ conditions }) => Object.keys(conditions).length === 0)
  const open = firstSure < 0 ? [...ordered] : ordered.slice(0, firstSure + 1)
  const reached = new Set<string>()
  for (let node = open.pop(); node; node = open.pop()) {
    if (reached.has(node.id)) continue
    reached.add(node.id)
    const next = new Set(node.choices.map((choice) => choice.next_node_id))
    open.push(...ordered.filter(({ nodeId }) => next.has(nodeId)))
  }
  return new Set(ordered.filter(({ id }) => !reached.has(id)).map(({ id }) => id))
}

export function isWholeChoice(choice: Record<string, unknown>, nodes: readonly Pick<NodeView, 'nodeId'>[]): boolean {
  const { text, next_node_id: next } = choice
  const texts = typeof text === 'string' ? [text] : typeof text === 'object' && text !== null ? Object.values(text) : []
  return (
    texts.some((each) => typeof each === 'string' && each.trim() !== '') && nodes.some(({ nodeId }) => nodeId === next)
  )
}
