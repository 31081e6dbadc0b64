import type { EditorResult } from '#app/features/studio/editor-result.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { mergeChanges } from './changes.ts'
import type { Changes } from './changes.ts'
import { backOff } from './save-queue.ts'
import type { RowEdit } from './save-queue.ts'

type Intent = EditorRequest['intent']

const creates = [
  'create-scene',
  'create-hotspot',
  'create-item',
  'create-npc',
  'create-node',
  'create-puzzle',
  'put-hotspots',
  'put-scene',
] as const satisfies readonly Intent[]
const deletes = [
  'delete-scene',
  'delete-hotspot',
  'delete-hotspots',
  'delete-puzzle',
  'delete-item',
  'delete-npc',
  'delete-node',
] as const satisfies readonly Intent[]
const arranges = [
  'order-scenes',
  'order-hotspots',
  'order-nodes',
  'set-starting-scene',
] as const satisfies readonly Intent[]

export type CreateRequest = Extract<EditorRequest, { intent: (typeof creates)[number] }>
export type DeleteRequest = Extract<EditorRequest, { intent: (typeof deletes)[number] }>
export type ArrangeRequest = Extract<EditorRequest, { intent: (typeof arranges)[number] }>
/** Everything that waits in order for a connection. */
export type OrderRequest = CreateRequest | DeleteRequest | ArrangeRequest

const isOneOf = (intents: readonly Intent[], request: EditorRequest): boolean => intents.includes(request.intent)
/** Whether a request makes rows that can be made without a connection. */
export const isCreate = (request: EditorRequest): request is CreateRequest => isOneOf(creates, request)
/** Whether a request removes rows that can be removed without a connection. */
export const isDelete = (request: EditorRequest): request is DeleteRequest => isOneOf(deletes, request)
/** Whether a request puts rows into an order, or one of them first. */
export const isArrange = (request: EditorRequest): request is ArrangeRequest => isOneOf(arranges, request)
/** Whether a request can wait for a connection among those before and after it. */
export const isOrder = (request: EditorRequest): request is OrderRequest =>
  isCreate(request) || isDelete(request) || isArrange(request)

/** What the server said when it did not take an order. */
export type OrderRefusal = Exclude<EditorResult, { status: 'saved' | 'checked' }>

/**
 * Rows that are made, removed or put into an order, and of which the server does not know yet.
 * - `waiting`: its turn has not come
 * - `lost`: the server was not reached; tried again by itself
 * - `refused`: the server did not take it; the author tries again or lets it go
 */
export type Order = {
  id: string
  request: OrderRequest
  /** What was changed of its rows since it was made: of what an earlier sending brought, or of what the server had already, the answer lacks it. */
  late: Readonly<Record<string, Changes>>
  /** What was unsaved of what it removes, and of what led there: there again when it is not removed after all. */
  dropped: readonly RowEdit[]
  status: 'waiting' | 'sending' | 'lost' | 'refused'
  /** In ms of the clock that the caller passes. */
  dueAt: number
  /** Times that it was lost in a row. */
  losses: number
  /** How many of these in a row were answered, without being taken or refused. */
  turnedAway: number
  why: OrderRefusal | null
}

/** In the order in which they are sent: what is made may stand in what was made before it. Pure, like the queue of edits. */
export type Orders = readonly Order[]

/** The rows that a request makes, removes or arranges. */
export function rowsOfOrder(request: OrderRequest): readonly string[] {
  switch (request.intent) {
    case 'order-scenes':
      return request.sceneIds
    case 'order-hotspots':
      return request.hotspotIds
    case 'order-nodes':
      return request.nodeIds
    case 'set-starting-scene':
    case 'delete-scene':
      return [request.sceneId]
    case 'delete-hotspot':
      return [request.hotspotId]
    case 'delete-hotspots':
      return request.hotspotIds
    case 'delete-puzzle':
      return [request.puzzleId]
    case 'delete-item':
      return [request.itemId]
    case 'delete-npc':
      return [request.npcId]
    case 'put-hotspots':
      return request.hotspots.map(({ id }) => id)
    case 'put-scene':
      return [request.id, ...request.hotspots.map(({ id }) => id)]
    case 'create-npc':
      return [...(request.id ? [request.id] : []), ...(request.nodes ?? []).map(({ id }) => id)]
    default:
      return request.id ? [request.id] : []
  }
}

/** The scene or NPC in which it makes a row; null for what stands by itself. */
export function parentOf(request: Order['request']): string | null {
  switch (request.intent) {
    case 'create-hotspot':
    case 'put-hotspots':
      return request.sceneId
    case 'create-node':
      return request.npcId
    default:
      return null
  }
}

/** The orders that make something and cannot be sent as things stand: those that were refused, and what stands in their rows. */
export function unmakeable(orders: Orders): Orders {
  const refused = new Set(
    orders.flatMap(({ status, request }) => (status === 'refused' && isCreate(request) ? rowsOfOrder(request) : [])),
  )
  return orders.filter(
    ({ status, request }) => isCreate(request) && (status === 'refused' || refused.has(parentOf(request) ?? '')),
  )
}

/** The orders that can be sent; one that makes something inside of what was refused waits for that, and so does one that puts it into a place. */
function sendable(orders: Orders): Orders {
  const waiting = new Set(unmakeable(orders))
  const unmade = new Set([...waiting].flatMap(({ request }) => rowsOfOrder(request)))
  const arrangesUnmade = ({ request }: Order) =>
    isArrange(request) && rowsOfOrder(request).some((row) => unmade.has(row))
  return orders.filter((order) => order.status !== 'refused' && !waiting.has(order) && !arrangesUnmade(order))
}

/** Whether an order waits for one that was refused. */
export const isHeldUp = (orders: Orders, order: Order): boolean =>
  order.status !== 'refused' && !sendable(orders).includes(order)

/** Whether something is still to be sent: what comes after it waits. */
export const isOutstanding = (orders: Orders): boolean => sendable(orders).length > 0

/** The order to send now; null while the first one has to wait. */
export function nextOrder(orders: Orders, now: number): Order | null {
  const [first] = sendable(orders)
  return first && first.status !== 'sending' && first.dueAt <= now ? first : null
}

/** When to look again, in ms; null when nothing waits. */
export const orderDueAt = (orders: Orders): number | null => sendable(orders)[0]?.dueAt ?? null

/** @param losses 1 for one that may have arrived already */
export const newOrder = (
  id: string,
  request: Order['request'],
  now: number,
  losses = 0,
  late: Order['late'] = {},
): Order =>
  losses > 0
    ? { id, request, late, dropped: [], status: 'lost', dueAt: now + backOff(losses), losses, turnedAway: 0, why: null }
    : { id, request, late, dropped: [], status: 'waiting', dueAt: now, losses, turnedAway: 0, why: null }

const change = (orders: Orders, id: string, next: Partial<Order>): Orders =>
  orders.map((order) => (order.id === id ? { ...order, ...next } : order))

/** It is under way. */
export const orderStarted = (orders: Orders, id: string): Orders => change(orders, id, { status: 'sending' })

/** The server was not reached, or had no time: tried again later. */
export const orderLost = (orders: Orders, id: string, now: number, turnedAway = false): Orders =>
  orders.map((order) =>
    order.id === id
      ? {
          ...order,
          status: 'lost',
          losses: order.losses + 1,
          turnedAway: turnedAway ? order.turnedAway + 1 : 0,
          dueAt: now + backOff(order.losses + 1),
        }
      : order,
  )

const patience = 3

/** The order that holds up all others, because the server answers again and again that it has no time for it. Its author may let it go. */
export function stuckOrder(orders: Orders): Order | null {
  const [first] = sendable(orders)
  return first && first.turnedAway >= patience ? first : null
}

/** How many orders wait behind the first. */
export const waitingBehind = (orders: Orders): number => Math.max(0, sendable(orders).length - 1)

/** The server did not take it; what was unsaved of what it removes has been given back. */
export const orderRefused = (orders: Orders, id: string, why: OrderRefusal): Orders =>
  change(orders, id, { status: 'refused', why, dropped: [] })

/** Tried once more, in whatever version the row has by now. */
export const orderAgain = (orders: Orders, id: string, now: number): Orders =>
  orders.map((order) =>
    order.id === id
      ? {
          ...order,
          status: 'waiting',
          dueAt: now,
          why: null,
          request: 'version' in order.request ? { ...order.request, version: 0 } : order.request,
        }
      : order,
  )

/** The server has it. */
export const orderDone = (orders: Orders, id: string): Orders => orders.filter((order) => order.id !== id)

/** Everything that waits is due at once. */
export const ordersHurried = (orders: Orders, now: number): Orders =>
  orders.some(({ status }) => status === 'lost')
    ? orders.map((order) => (order.status === 'lost' ? { ...order, dueAt: now } : order))
    : orders

/** The order that will make a row; none when the server has the row, or when it is to be removed. */
export function makerOf(orders: Orders, row: string): Order | undefined {
  const last = orders.findLast(({ request }) => !isArrange(request) && rowsOfOrder(request).includes(row))
  return last && isCreate(last.request) ? last : undefined
}

/** Fields of rows that are still to be made go along with them. One that was refused is tried again. */
export function withEdits(
  orders: Orders,
  edits: readonly (readonly [row: string, changes: Changes])[],
  now: number,
): Orders {
  return edits.reduce((all, [row, changes]) => {
    const maker = makerOf(all, row)
    if (!maker) return all
    const late = { ...maker.late, [row]: mergeChanges(maker.late[row] ?? {}, changes) }
    const again = maker.status === 'refused' ? { status: 'waiting' as const, dueAt: now, why: null } : {}
    return change(all, maker.id, { request: edited(maker.request as CreateRequest, row, changes), late, ...again })
  }, orders)
}

const edited = (request: CreateRequest, row: string, changes: Changes): CreateRequest =>
  withRows(request, (each) => (each.id === row ? mergeChanges(each, changes) : each)) ?? request

/**
 * A request with each row that it makes as `next` has it, those left out for which it answers null.
 * @returns null when nothing is left to be made
 */
export function withRows(request: CreateRequest, next: (row: Changes) => Changes | null): CreateRequest | null {
  const inside = <Each extends object>(rows: Each[]): Each[] =>
    rows.flatMap((each) => (next(each as Changes) as Each | null) ?? [])
  if (request.intent === 'put-hotspots') {
    const hotspots = inside(request.hotspots)
    return hotspots.length > 0 ? { ...request, hotspots } : null
  }
  const own = next(request) as CreateRequest | null
  if (own?.intent === 'put-scene') return { ...own, hotspots: inside(own.hotspots) }
  return own?.intent === 'create-npc' && own.nodes ? { ...own, nodes: inside(own.nodes) } : own
}
