import { applyNodeChanges } from '@xyflow/react'
import type { Node, NodeChange } from '@xyflow/react'
import { useMemo, useState } from 'react'
import { keepBoxes } from '#app/features/studio/graph/keep-boxes.ts'
import { placeBoxes } from '#app/shared/place-boxes.ts'
import type { Arrow, Place } from '#app/shared/place-boxes.ts'

type Size = { width: number; height: number }
type Unplaced<Box extends Node> = Omit<Box, 'position'>
/** Compared by identity, to know when to place boxes again. */
type Drawing<Box extends Node> = {
  boxes: readonly Unplaced<Box>[]
  arrows: readonly Arrow[]
  starts: readonly string[]
  sizes: ReadonlyMap<string, Size>
}
type Layout<Box extends Node> = {
  of: Drawing<Box>
  places: ReadonlyMap<string, Place>
  sure: boolean
}

const givenSize = ({ measured }: Pick<Node, 'measured'>): Size | null =>
  measured?.width && measured.height ? { width: measured.width, height: measured.height } : null
const noPlaces: ReadonlyMap<string, Place> = new Map()

/** Placed boxes stay until rearranged. @param boxes memoised, like arrows and starts
 * @param guess the size while unmeasured */
export function usePlacedBoxes<Box extends Node>(
  boxes: readonly Unplaced<Box>[],
  arrows: readonly Arrow[],
  starts: readonly string[],
  guess: (box: Unplaced<Box>) => Size,
  place = placeBoxes,
) {
  const [sizes, setSizes] = useState<ReadonlyMap<string, Size>>(new Map())
  const [chosen, choose] = useState<string | null>(null)
  const [layout, setLayout] = useState<Layout<Box> | null>(null)
  const of = useMemo(() => ({ boxes, arrows, starts, sizes }), [boxes, arrows, starts, sizes])
  const now = layout?.of === of ? layout : laidOut(of, layout?.sure ? layout.places : noPlaces, guess, place)
  if (now !== layout) setLayout(now)
  const nodes = useMemo(
    () =>
      boxes.map((box) => {
        const measured = givenSize(box) ?? sizes.get(box.id)
        return {
          ...box,
          position: now.places.get(box.id) ?? { x: 0, y: 0 },
          selected: box.id === chosen,
          ...(measured ? { measured } : {}),
        } as Box
      }),
    [boxes, now, sizes, chosen],
  )
  const onNodesChange = (changes: NodeChange<Box>[]) => {
    const changed = applyNodeChanges(changes, nodes)
    if (changes.some(({ type }) => type === 'dimensions') && boxes.some((box) => !givenSize(box)))
      setSizes(
        new Map(
          changed.flatMap(({ id, measured }) =>
            measured?.width && measured.height ? [[id, { width: measured.width, height: measured.height }]] : [],
          ),
        ),
      )
    if (changes.some(({ type }) => type === 'select')) choose(changed.findLast(({ selected }) => selected)?.id ?? null)
  }
  return { nodes, onNodesChange, chosen, choose, arrange: () => setLayout(laidOut(of, noPlaces, guess, place)) }
}

function laidOut<Box extends Node>(
  of: Drawing<Box>,
  standing: ReadonlyMap<string, Place>,
  guess: (box: Unplaced<Box>) => Size,
  place: typeof placeBoxes,
): Layout<Box> {
  const known = of.boxes.map((box) => ({ box, size: givenSize(box) ?? of.sizes.get(box.id) }))
  const boxes = known.map(({ box, size }) => ({ id: box.id, ...(size ?? guess(box)) }))
  return {
    of,
    places: keepBoxes(boxes, of.arrows, of.starts, standing, place),
    sure: standing.size > 0 || known.every(({ size }) => size),
  }
}
