import type { NodeView } from '#app/features/studio/draft/view.ts'

export const nodeLabel = ({ nodeId, content }: Pick<NodeView, 'nodeId' | 'content'>): string => {
  const characters = Array.from(content.replaceAll(/\s+/g, ' ').trim())
  return `${nodeId}: ${characters.slice(0, 30).join('')}${characters.length > 30 ? '…' : ''}`
}

export const generatedNodeName = (id: string): string => `node_${id.slice(-8)}`
