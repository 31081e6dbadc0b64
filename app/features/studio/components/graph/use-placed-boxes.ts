import { applyNodeChanges } from '@xyflow/react'
import type { Node, NodeChange } from '@xyflow/react'
import { useMemo, useState } from 'react'
import { placeBoxes } from '#app/features/studio/graph/place-boxes.ts'
import type { Arrow } from '#app/features/studio/graph/place-boxes.ts'

type Size = { width: number; height: number }
type Unplaced<Box extends Node> = Omit<Box, 'position'>

const givenSize = ({ measured }: Pick<Node, 'measured'>): Size | null => (measured?.width && measured.height ? { width: measured.width, height: measured.height } : null)

/**
 * Boxes with their places, which follow from what leads where and from how big they turn out to be; and which of them is chosen. Boxes that
 * come with their size (`measured`) keep it.
 * @param guess the size of a box before it was drawn
 */
export function usePlacedBoxes<Box extends Node>(boxes: readonly Unplaced<Box>[], arrows: readonly Arrow[], starts: readonly string[], guess: (box: Unplaced<Box>) => Size) {
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(new Map())
  const [chosen, choose] = useState<string | null>(null)
  const nodes = useMemo(() => {
    const places = placeBoxes(boxes.map((box) => ({ id: box.id, ...(givenSize(box) ?? sizes.get(box.id) ?? guess(box)) })), arrows, starts)
    return boxes.map((box) => {
      const measured = givenSize(box) ?? sizes.get(box.id)
      return { ...box, position: places.get(box.id) ?? { x: 0, y: 0 }, selected: box.id === chosen, ...(measured ? { measured } : {}) } as Box
    })
  }, [boxes, arrows, starts, guess, sizes, chosen])
  const onNodesChange = (changes: NodeChange<Box>[]) => {
    const changed = applyNodeChanges(changes, nodes)
    if (changes.some(({ type }) => type === 'dimensions') && boxes.some((box) => !givenSize(box))) setSizes(new Map(changed.flatMap(({ id, measured }) => (measured?.width && measured.height ? [[id, { width: measured.width, height: measured.height }]] : []))))
    if (changes.some(({ type }) => type === 'select')) choose(changed.findLast(({ selected }) => selected)?.id ?? null)
  }
  return { nodes, onNodesChange, chosen, choose }
}
