/** A higher z-index is above; of equal ones the later. */
export type Layer = { id: string; zIndex: number; displayOrder: number }

export type Restack = 'front' | 'forward' | 'backward' | 'back'

export const byDepth = (a: Layer, b: Layer): number => a.zIndex - b.zIndex || a.displayOrder - b.displayOrder

function reordered(pile: readonly Layer[], ids: ReadonlySet<string>, how: Restack): Layer[] {
  const [chosen, rest] = [pile.filter(({ id }) => ids.has(id)), pile.filter(({ id }) => !ids.has(id))]
  if (how === 'front') return [...rest, ...chosen]
  if (how === 'back') return [...chosen, ...rest]
  const order = [...pile]
  const up = how === 'forward'
  // Starts at the far end of the direction, so that neighbours move together.
  const places = order.map((_, index) => (up ? order.length - 1 - index : index))
  for (const place of places) {
    const [one, next] = [order[place]!, order[place + (up ? 1 : -1)]]
    if (!next || !ids.has(one.id) || ids.has(next.id)) continue
    order[place] = next
    order[place + (up ? 1 : -1)] = one
  }
  return order
}

export function restacked(
  layers: readonly Layer[],
  selection: readonly string[],
  how: Restack,
): Record<string, { zIndex: number }> {
  const ids = new Set(selection)
  const order = reordered(layers.toSorted(byDepth), ids, how)
  const changes: Record<string, { zIndex: number }> = {}
  const anchor = order.findIndex(({ id }) => !ids.has(id))
  const depth: number[] = order.map(({ zIndex }) => zIndex)
  for (let place = anchor - 1; place >= 0; place--)
    depth[place] = Math.min(depth[place]!, depth[place + 1]! - (byPlace(order[place]!, order[place + 1]!) ? 0 : 1))
  for (let place = Math.max(1, anchor + 1); place < order.length; place++) {
    const least = depth[place - 1]! + (byPlace(order[place - 1]!, order[place]!) ? 0 : 1)
    depth[place] = ids.has(order[place]!.id) && how !== 'front' ? least : Math.max(depth[place]!, least)
  }
  for (const [place, { id, zIndex }] of order.entries())
    if (depth[place] !== zIndex) changes[id] = { zIndex: depth[place]! }
  return changes
}

const byPlace = (below: Layer, above: Layer): boolean => below.displayOrder < above.displayOrder
