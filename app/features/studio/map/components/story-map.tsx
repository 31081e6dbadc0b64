import { Position } from '@xyflow/react'
import type { NodeHandle } from '@xyflow/react'
import { useMemo } from 'react'
import type { Finding } from '#app/features/adventure/checks/finding.ts'
import { arrowStyle, GraphFrame } from '#app/features/studio/graph/components/graph-frame.tsx'
import { usePlacedBoxes } from '#app/features/studio/graph/components/use-placed-boxes.ts'
import { m } from '#app/i18n/generated/messages.js'
import { evenSize } from './box-size.ts'
import { SceneBox } from './scene-box.tsx'
import type { SceneBoxNode } from './scene-box.tsx'
import type { Story, StoryBox } from './story.ts'

const boxTypes = { scene: SceneBox }
const guess = ({ data: { box } }: Pick<SceneBoxNode, 'data'>) => ({
  width: 304,
  height: (box.scene?.image ? 112 : 0) + 80 + 36 * (box.lines.length + (box.more ? 1 : 0)),
})

/** With more scenes than this, boxes are of even size and only visible ones are rendered. */
const evenBoxesAbove = 60

export function StoryMap({ story, findings }: { story: Story; findings: readonly Finding[] }) {
  const even = story.boxes.length > evenBoxesAbove
  const drawn = useMemo(
    () => ({
      boxes: story.boxes.map((box) => ({
        id: box.id,
        type: 'scene' as const,
        ariaLabel: box.scene?.name ?? m.studio_map_nowhere(),
        data: { box, findings, even },
        ...(even ? known(box) : {}),
      })),
      edges: story.arrows.map(({ id, from, line, to, brought }) => ({
        ...arrowStyle,
        id,
        source: from,
        sourceHandle: line,
        target: to,
        selectable: false,
        ariaLabel: nameOf(story, from, to),
        ...(brought ? { className: 'brought' } : {}),
      })),
      starts: story.start ? [story.start] : [],
    }),
    [story, findings, even],
  )
  const { nodes, onNodesChange, arrange } = usePlacedBoxes<SceneBoxNode>(drawn.boxes, story.arrows, drawn.starts, guess)
  return (
    <GraphFrame<SceneBoxNode>
      label={m.studio_map_graph()}
      smallest={0.4}
      onArrange={arrange}
      nodes={nodes}
      edges={drawn.edges}
      nodeTypes={boxTypes}
      onNodesChange={onNodesChange}
      nodesConnectable={false}
      onlyRenderVisibleElements={even}
    />
  )
}

function known(box: StoryBox) {
  const { width, height, lines } = evenSize(box, parseFloat(getComputedStyle(document.documentElement).fontSize))
  const ends: NodeHandle[] = [
    { type: 'target', position: Position.Left, x: 0, y: height / 2 },
    ...lines.map(({ key, y }) => ({ type: 'source' as const, position: Position.Right, id: key, x: width, y })),
  ]
  return { measured: { width, height }, handles: ends }
}

function nameOf({ boxes }: Story, from: string, to: string): string {
  const name = (id: string) => boxes.find((box) => box.id === id)?.scene?.name ?? m.studio_map_nowhere()
  return m.studio_graph_arrow({ from: name(from), to: name(to) })
}
