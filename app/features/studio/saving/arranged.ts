import type { DraftView } from '#app/features/studio/draft-view.ts'
import type { DraftRows } from '#app/features/studio/editor-result.ts'
import { placesIn } from '#app/features/studio/places-in.ts'
import { findRow } from './draft-rows.ts'
import { isArrange, rowsOfOrder } from './orders.ts'
import type { ArrangeRequest, Order, OrderRequest, Orders } from './orders.ts'

type Placed = { id: string; displayOrder: number }

/** The rows whose place changes, at their new places. What is not among them any more has none. */
function placed<Row extends Placed>(rows: readonly Row[], order: readonly string[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const inOrder = rows.toSorted((a, b) => a.displayOrder - b.displayOrder)
  return placesIn(
    inOrder,
    order.filter((id) => byId.has(id)),
  ).map(({ id, displayOrder }) => ({ ...byId.get(id)!, displayOrder }))
}

/** The rows that a request will have put into an order, or first, as the server will answer it. */
export function arrangedBy({ scenes, hotspots, nodes }: DraftView, request: ArrangeRequest): DraftRows {
  switch (request.intent) {
    case 'order-scenes':
      return { scenes: placed(scenes, request.sceneIds) }
    case 'order-hotspots':
      return {
        hotspots: placed(
          hotspots.filter(({ sceneId }) => sceneId === request.sceneId),
          request.hotspotIds,
        ),
      }
    case 'order-nodes':
      return {
        nodes: placed(
          nodes.filter(({ npcId }) => npcId === request.npcId),
          request.nodeIds,
        ),
      }
    case 'set-starting-scene': {
      const isFirst = (id: string) => id === request.sceneId
      const changed = scenes.some(({ id }) => isFirst(id))
        ? scenes.filter(({ id, isStartingMap }) => isStartingMap !== isFirst(id))
        : []
      return { scenes: changed.map((scene) => ({ ...scene, isStartingMap: isFirst(scene.id) })) }
    }
  }
}

/** The same request for the rows that are left; null when there is nothing left to be arranged. */
export function arrangeWithout(request: ArrangeRequest, gone: ReadonlySet<string>): ArrangeRequest | null {
  const rows = rowsOfOrder(request).filter((row) => !gone.has(row))
  if (rows.length === 0 || gone.has(listOf(request))) return null
  switch (request.intent) {
    case 'order-scenes':
      return { ...request, sceneIds: rows }
    case 'order-hotspots':
      return { ...request, hotspotIds: rows }
    case 'order-nodes':
      return { ...request, nodeIds: rows }
    case 'set-starting-scene':
      return request
  }
}

/** What a request puts into an order: the scenes, or what stands in one row. */
function listOf(request: ArrangeRequest): string {
  switch (request.intent) {
    case 'order-hotspots':
      return request.sceneId
    case 'order-nodes':
      return request.npcId
    default:
      return request.intent
  }
}

/** An arrangement as it is sent: without the rows that are gone from the server's draft, as far as this page knows. */
export function ofWhatIsThere(server: DraftView, request: ArrangeRequest): ArrangeRequest {
  const gone = new Set(rowsOfOrder(request).filter((row) => !findRow(server, row)))
  return gone.size > 0 ? (arrangeWithout(request, gone) ?? request) : request
}

/**
 * The orders that still count once a new one joins them: of two that arrange the same rows the later one does. One that is under way stays,
 * and one that may have arrived and made another version of its row.
 */
export const outdone = (draft: DraftView, orders: Orders, request: OrderRequest): Orders =>
  isArrange(request) && orders.some((order) => isOutdone(draft, order, request))
    ? orders.filter((order) => !isOutdone(draft, order, request))
    : orders

function isOutdone(draft: DraftView, order: Order, later: ArrangeRequest): boolean {
  const { request, status, losses } = order
  if (!isArrange(request) || listOf(request) !== listOf(later) || status === 'sending') return false
  if (request.intent === 'set-starting-scene') return status === 'refused' || losses === 0
  const named = new Set(rowsOfOrder(later))
  return rowsOfOrder(request).every((row) => named.has(row) || !findRow(draft, row))
}
