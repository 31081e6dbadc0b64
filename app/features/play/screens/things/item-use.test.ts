import { expect, test } from 'vitest'
import { emptyHand, handle, inHandNow, stillInHand } from './item-use.ts'
import type { Deed, Hand, HandEvent, Target } from './item-use.ts'

const held = new Map([
  ['key', 1],
  ['wax', 3],
  ['string', 1],
])
const hotspot = (id: string): Target => ({ kind: 'hotspot', id })
const item = (id: string): Target => ({ kind: 'item', id })
const touched = (target: Target): HandEvent => ({ type: 'touched', target })
const pressed = (itemId: string, slack = 6, scrolls = false): HandEvent => ({
  type: 'pressed',
  itemId,
  pointer: 1,
  from: { x: 100, y: 100 },
  slack,
  scrolls,
})
const moved = (x: number, y: number, over: Target | null = null): HandEvent => ({
  type: 'moved',
  pointer: 1,
  to: { x, y },
  over,
})
const released: HandEvent = { type: 'released', pointer: 1 }

function play(...events: HandEvent[]): { hand: Hand; deeds: Deed[] } {
  let hand: Hand = emptyHand
  const deeds: Deed[] = []
  for (const event of events) {
    const next = handle(hand, event, held)
    hand = next.hand
    if (next.deed) deeds.push(next.deed)
  }
  return { hand, deeds }
}

const sends = (command: object) => [{ type: 'send', command }]

test('with empty hands a touched hotspot is simply used, and a touched item is taken in hand', () => {
  expect(play(touched(hotspot('door'))).deeds).toEqual(sends({ type: 'use_hotspot', hotspotId: 'door' }))
  expect(play(touched(item('key')))).toEqual({ hand: { phase: 'chosen', itemId: 'key', purpose: 'use' }, deeds: [] })
})

test('an item in hand is used on the next hotspot touched, and the touch after that is ordinary', () => {
  const { hand, deeds } = play(touched(item('key')), touched(hotspot('door')), touched(hotspot('door')))
  expect(deeds).toEqual([
    ...sends({ type: 'use_item_on', itemId: 'key', hotspotId: 'door' }),
    ...sends({ type: 'use_hotspot', hotspotId: 'door' }),
  ])
  expect(hand).toBe(emptyHand)
})

test('an item in hand is combined with the next item touched, whichever button took it', () => {
  const expected = sends({ type: 'combine_items', itemId: 'string', otherItemId: 'wax' })
  expect(play(touched(item('string')), touched(item('wax'))).deeds).toEqual(expected)
  expect(play({ type: 'chosen', itemId: 'string', purpose: 'combine' }, touched(item('wax'))).deeds).toEqual(expected)
  expect(play({ type: 'chosen', itemId: 'string', purpose: 'combine' }, touched(hotspot('door'))).deeds).toEqual(
    sends({ type: 'use_item_on', itemId: 'string', hotspotId: 'door' }),
  )
})

test('touching the item in hand again examines it', () => {
  expect(play(touched(item('key')), touched(item('key')))).toEqual({
    hand: emptyHand,
    deeds: [{ type: 'examine', itemId: 'key' }],
  })
})

test('two of the same item can be combined; a single one is put back', () => {
  const combine = (itemId: string): HandEvent => ({ type: 'chosen', itemId, purpose: 'combine' })
  expect(play(combine('wax'), touched(item('wax'))).deeds).toEqual(
    sends({ type: 'combine_items', itemId: 'wax', otherItemId: 'wax' }),
  )
  expect(play(combine('key'), touched(item('key')))).toEqual({ hand: emptyHand, deeds: [] })
})

test('putting back empties the hand, even in the middle of a drag', () => {
  expect(play(touched(item('key')), { type: 'put_back' }).hand).toBe(emptyHand)
  expect(play(pressed('key'), moved(300, 20, hotspot('door')), { type: 'put_back' }, released)).toEqual({
    hand: emptyHand,
    deeds: [],
  })
})

test('a finger that moves less than the slack touches and does not drag', () => {
  const { hand, deeds } = play(pressed('key', 10), moved(106, 106), released)
  expect({ hand, deeds }).toEqual({ hand: emptyHand, deeds: [] })
  expect(play(touched(item('wax')), pressed('key'), released).hand).toEqual({
    phase: 'chosen',
    itemId: 'wax',
    purpose: 'use',
  })
})

test('an item dropped on a hotspot is used, on an item combined, elsewhere nothing happens', () => {
  const drop = (over: Target | null) => play(pressed('key'), moved(100, 60), moved(300, 20, over), released)
  expect(drop(hotspot('door'))).toEqual({
    hand: emptyHand,
    deeds: sends({ type: 'use_item_on', itemId: 'key', hotspotId: 'door' }),
  })
  expect(drop(item('wax')).deeds).toEqual(sends({ type: 'combine_items', itemId: 'key', otherItemId: 'wax' }))
  expect(drop(null)).toEqual({ hand: emptyHand, deeds: [] })
  expect(drop(item('key'))).toEqual({ hand: emptyHand, deeds: [] })
})

test('a dragged item shows what it is over, not whether using it there works', () => {
  const over = (target: Target) => play(pressed('key'), moved(300, 20, target)).hand
  expect(over(hotspot('door'))).toMatchObject({ phase: 'dragged', over: hotspot('door') })
  expect(over(item('wax'))).toMatchObject({ phase: 'dragged', over: item('wax') })
})

test('a drag over the same place keeps the same state, so that nothing re-renders', () => {
  const { hand } = play(pressed('key'), moved(300, 20, hotspot('door')))
  expect(handle(hand, moved(301, 21, hotspot('door')), held).hand).toBe(hand)
})

test('a resting finger lifts the item; a browser that scrolls puts it back', () => {
  expect(play(pressed('key'), { type: 'rested', pointer: 1 }).hand).toMatchObject({ phase: 'dragged', over: null })
  expect(play(pressed('key'), { type: 'rested', pointer: 1 }, { type: 'lost', pointer: 1 }).hand).toBe(emptyHand)
  expect(play(touched(item('wax')), pressed('key'), { type: 'lost', pointer: 1 }).hand).toMatchObject({ itemId: 'wax' })
})

test('in a scrolling tray an upward finger lifts an item, a sideways one does not', () => {
  expect(play(pressed('key', 10, true), moved(20, 104)).hand.phase).toBe('pressed')
  expect(play(pressed('key', 10, true), moved(60, 85)).hand.phase).toBe('dragged')
  expect(play(pressed('key', 10), moved(20, 104)).hand.phase).toBe('dragged')
})

test('a second finger neither drops nor moves what the first one holds', () => {
  const { hand } = play(pressed('key'), moved(300, 20, hotspot('door')))
  const other: HandEvent[] = [
    { type: 'pressed', itemId: 'wax', pointer: 2, from: { x: 0, y: 0 }, slack: 6, scrolls: false },
    { type: 'moved', pointer: 2, to: { x: 9, y: 90 }, over: null },
    { type: 'released', pointer: 2 },
    { type: 'lost', pointer: 2 },
  ]
  for (const event of other) expect(handle(hand, event, held)).toEqual({ hand, deed: null })
})

test('an item used up meanwhile is no longer in hand, and one not held cannot be taken', () => {
  const { hand } = play(touched(item('key')))
  expect(stillInHand(hand, held)).toBe(hand)
  expect(stillInHand(hand, new Map())).toBe(emptyHand)
  expect(play({ type: 'chosen', itemId: 'sword', purpose: 'use' }).hand).toBe(emptyHand)
})

test('an item is in hand once chosen or lifted; a finger that only rests changes nothing', () => {
  expect(inHandNow(play(touched(item('key'))).hand)).toEqual({ itemId: 'key', purpose: 'use' })
  expect(inHandNow(play({ type: 'chosen', itemId: 'wax', purpose: 'combine' }, pressed('key')).hand)).toEqual({
    itemId: 'wax',
    purpose: 'combine',
  })
  expect(inHandNow(play(pressed('key')).hand)).toBeNull()
  expect(inHandNow(play(pressed('key'), moved(300, 20)).hand)).toEqual({ itemId: 'key', purpose: 'use' })
})
