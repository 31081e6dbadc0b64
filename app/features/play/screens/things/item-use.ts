import type { PlayerCommand } from '#app/features/engine/command.schema.ts'

export type Target = { kind: 'hotspot' | 'item'; id: string }

export type Point = { x: number; y: number }

/** Decides what the player is asked, not what they may do. */
export type Purpose = 'use' | 'combine'

type Empty = { phase: 'empty' }
type Chosen = { phase: 'chosen'; itemId: string; purpose: Purpose }

export type Hand =
  | Empty
  | Chosen
  /** A touch or the start of a drag. `before` is the hand that a touch acts on. */
  | {
      phase: 'pressed'
      itemId: string
      pointer: number
      from: Point
      slack: number
      scrolls: boolean
      before: Empty | Chosen
    }
  | { phase: 'dragged'; itemId: string; pointer: number; over: Target | null }

export type HandEvent =
  | { type: 'touched'; target: Target }
  | { type: 'chosen'; itemId: string; purpose: Purpose }
  /** `slack`: CSS pixels that are still a touch. `scrolls`: sideways scrolls the tray, up or down lifts the item. */
  | { type: 'pressed'; itemId: string; pointer: number; from: Point; slack: number; scrolls: boolean }
  | { type: 'moved'; pointer: number; to: Point; over: Target | null }
  | { type: 'rested'; pointer: number }
  | { type: 'released'; pointer: number }
  | { type: 'lost'; pointer: number }
  | { type: 'put_back' }

export type Deed = { type: 'send'; command: PlayerCommand } | { type: 'examine'; itemId: string }

export const emptyHand: Empty = { phase: 'empty' }

export type Held = ReadonlyMap<string, number>

type Outcome = { hand: Hand; deed: Deed | null }

const nothing = (hand: Hand): Outcome => ({ hand, deed: null })

/** Pure. Whether a use works is for the server to decide. */
export function handle(hand: Hand, event: HandEvent, held: Held): Outcome {
  switch (event.type) {
    case 'touched':
      return touch(hand, event.target, held)
    case 'chosen':
      return nothing(
        held.has(event.itemId) ? { phase: 'chosen', itemId: event.itemId, purpose: event.purpose } : emptyHand,
      )
    case 'put_back':
      return nothing(emptyHand)
    case 'pressed': {
      const { itemId, pointer, from, slack, scrolls } = event
      // A second finger does not affect what the first one does
      if (hand.phase === 'pressed' || hand.phase === 'dragged') return nothing(hand)
      return nothing({ phase: 'pressed', itemId, pointer, from, slack, scrolls, before: hand })
    }
    default:
      return 'pointer' in hand && hand.pointer === event.pointer ? drag(hand, event) : nothing(hand)
  }
}

/** Unless it was used up in the meantime, perhaps by somebody else in the party. */
export const stillInHand = (hand: Hand, held: Held): Hand =>
  hand.phase === 'empty' || held.has(hand.itemId) ? hand : emptyHand

/** An item that a finger has only just touched is not in hand yet. */
export function inHandNow(hand: Hand): { itemId: string; purpose: Purpose } | null {
  if (hand.phase === 'pressed') return inHandNow(hand.before)
  if (hand.phase === 'empty') return null
  return { itemId: hand.itemId, purpose: hand.phase === 'chosen' ? hand.purpose : 'use' }
}

function touch(hand: Hand, target: Target, held: Held): Outcome {
  if (hand.phase !== 'chosen') {
    if (target.kind === 'hotspot')
      return { hand, deed: { type: 'send', command: { type: 'use_hotspot', hotspotId: target.id } } }
    return nothing({ phase: 'chosen', itemId: target.id, purpose: 'use' })
  }
  const { itemId, purpose } = hand
  if (target.kind === 'hotspot' || target.id !== itemId) return put(itemId, target)
  // Two of the same item can be combined; when not combining, a second touch examines it
  if (purpose === 'combine') return (held.get(itemId) ?? 0) > 1 ? put(itemId, target) : nothing(emptyHand)
  return { hand: emptyHand, deed: { type: 'examine', itemId } }
}

type Drag = Extract<Hand, { pointer: number }>
type PointerEvent = Exclude<Extract<HandEvent, { pointer: number }>, { type: 'pressed' }>

function drag(hand: Drag, event: PointerEvent): Outcome {
  const { itemId, pointer } = hand
  switch (event.type) {
    case 'moved':
      return nothing(carry(hand, event))
    case 'rested':
      return nothing(hand.phase === 'pressed' ? { phase: 'dragged', itemId, pointer, over: null } : hand)
    case 'released':
      if (hand.phase === 'pressed') return nothing(hand.before)
      return hand.over ? put(itemId, hand.over) : nothing(emptyHand)
    case 'lost':
      return nothing(hand.phase === 'pressed' ? hand.before : emptyHand)
  }
}

function carry(hand: Drag, { to, over }: Extract<PointerEvent, { type: 'moved' }>): Hand {
  const { itemId, pointer } = hand
  if (hand.phase === 'pressed' && Math.hypot(hand.scrolls ? 0 : to.x - hand.from.x, to.y - hand.from.y) < hand.slack)
    return hand
  const target = over?.kind === 'item' && over.id === itemId ? null : over
  const isSame = hand.phase === 'dragged' && hand.over?.kind === target?.kind && hand.over?.id === target?.id
  return isSame ? hand : { phase: 'dragged', itemId, pointer, over: target }
}

/** The hand is empty after every try, so the next touch is an ordinary one again. */
function put(itemId: string, target: Target): Outcome {
  const command: PlayerCommand =
    target.kind === 'hotspot'
      ? { type: 'use_item_on', itemId, hotspotId: target.id }
      : { type: 'combine_items', itemId, otherItemId: target.id }
  return { hand: emptyHand, deed: { type: 'send', command } }
}
