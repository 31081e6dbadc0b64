import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampView, startingZoom } from './stage-geometry.ts'
import type { Frame, View } from './stage-geometry.ts'
import { afterGesture, idle } from './stage-gestures.ts'
import type { Gesture, GestureEvent, GestureStep } from './stage-gestures.ts'

const frame: Frame = { width: 360, height: 480, ratio: 16 / 9 }
const start: View = clampView(frame, { zoom: startingZoom(frame), left: 200, top: 0 })

const down = (
  finger: number,
  x: number,
  y: number,
  more: Partial<Extract<GestureEvent, { type: 'down' }>> = {},
): GestureEvent => ({ type: 'down', finger, by: 'touch', point: { x, y }, onThing: false, at: 0, ...more })
const move = (finger: number, x: number, y: number, by: 'touch' | 'mouse' = 'touch'): GestureEvent => ({
  type: 'move',
  finger,
  by,
  point: { x, y },
})
const up = (finger: number, at = 0, onThing = false): GestureEvent => ({ type: 'up', finger, at, onThing })

function play(events: readonly GestureEvent[], view = start): GestureStep & { seen: View; clicks: boolean[] } {
  let gesture: Gesture = idle
  let seen = view
  let last: GestureStep = { gesture, view: null, zoomsSmoothly: false, swallowsClick: false }
  const clicks: boolean[] = []
  for (const event of events) {
    last = afterGesture(gesture, event, frame, seen)
    gesture = last.gesture
    seen = last.view ?? seen
    if (event.type === 'up') clicks.push(!last.swallowsClick)
  }
  return { ...last, seen, clicks }
}

test('two fingers moving apart zoom in proportionally, around the point between them', () => {
  const { seen, clicks } = play([
    down(1, 130, 240),
    down(2, 230, 240),
    move(1, 105, 240),
    move(2, 255, 240),
    up(1),
    up(2),
  ])
  expect(seen.zoom).toBeCloseTo(start.zoom * 1.5)
  const before = (200 + 180) / start.zoom
  expect((seen.left + 180) / seen.zoom).toBeCloseTo(before)
  expect(clicks[0]).toBe(false)
})

test('two fingers moving together zoom out to the whole picture, and no further', () => {
  expect(play([down(1, 20, 240), down(2, 340, 240), move(1, 175, 240), move(2, 185, 240)]).seen.zoom).toBe(1)
})

test('a tap on a hotspot acts and is never half of a double tap', () => {
  const { view, clicks } = play([
    down(1, 50, 50, { onThing: true }),
    up(1, 10, true),
    down(1, 50, 50, { onThing: true, at: 90 }),
    up(1, 100, true),
  ])
  expect(view).toBeNull()
  expect(clicks).toEqual([true, true])
})

test('two taps on the picture zoom; two that are slow or far apart do not', () => {
  const twice = (at: number, x: number) => play([down(1, 50, 50), up(1, 0), down(1, x, 50, { at }), up(1, at)])
  expect(twice(150, 55)).toMatchObject({
    zoomsSmoothly: true,
    view: { zoom: expect.closeTo(start.zoom * 2, 0) as number },
  })
  expect(twice(900, 55).view).toBeNull()
  expect(twice(150, 120).view).toBeNull()
})

test('a panning finger is left to the browser and is not a tap', () => {
  const { view, gesture } = play([
    down(1, 50, 50),
    move(1, 120, 50),
    up(1, 50),
    down(1, 120, 50, { at: 80 }),
    up(1, 90),
  ])
  expect(view).toBeNull()
  expect(gesture.kind).toBe('idle')
})

test('a pressed mouse drags the picture, and the hotspot under it is not clicked', () => {
  const { seen, clicks } = play([
    down(1, 200, 200, { by: 'mouse', onThing: true }),
    move(1, 203, 200, 'mouse'),
    move(1, 140, 200, 'mouse'),
    up(1, 0, true),
  ])
  expect(seen.left).toBeCloseTo(260)
  expect(clicks).toEqual([false])
})

test('a mouse that moves slightly still clicks', () => {
  expect(
    play([down(1, 200, 200, { by: 'mouse', onThing: true }), move(1, 204, 203, 'mouse'), up(1, 0, true)]),
  ).toMatchObject({ seen: start, clicks: [true] })
})

test('whatever fingers do, the view stays within the picture and no gesture stays stuck', () => {
  const finger = fc.integer({ min: 1, max: 3 })
  const point = fc.record({ x: fc.integer({ min: 0, max: 360 }), y: fc.integer({ min: 0, max: 480 }) })
  const by = fc.constantFrom('touch' as const, 'mouse' as const)
  const events: fc.Arbitrary<GestureEvent> = fc.oneof(
    fc.record({ type: fc.constant('down' as const), finger, by, point, onThing: fc.boolean(), at: fc.nat(5000) }),
    fc.record({ type: fc.constant('move' as const), finger, by, point }),
    fc.record({ type: fc.constant('up' as const), finger, at: fc.nat(5000), onThing: fc.boolean() }),
    fc.constant({ type: 'cancel' as const }),
  )
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (all) => {
      const { seen, gesture } = play([...all, up(1), up(2), up(3)])
      expect(seen).toEqual(clampView(frame, seen))
      expect(gesture.fingers.size).toBe(0)
    }),
  )
})
