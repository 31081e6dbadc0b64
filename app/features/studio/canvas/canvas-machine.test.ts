import { describe, expect, test } from 'vitest'
import { drawnBox, idleCanvas, stepCanvas } from './canvas-machine.ts'
import type { CanvasEvent, CanvasOrder, CanvasState } from './canvas-machine.ts'

const box = { x: 50, y: 40, width: 60, height: 60 }
const drawn = { width: 1000, height: 500 }
const canvas = { width: 1920, height: 1080 }

const down = (kind: 'hotspot' | 'handle' = 'hotspot', at = { x: 50, y: 40 }): CanvasEvent => ({ type: 'down', on: { kind, id: 'a', box }, at, pointer: 1 })
const move = (x: number, y: number, coarse = false): CanvasEvent => ({ type: 'move', at: { x, y }, pointer: 1, drawn, canvas, coarse })
const up: CanvasEvent = { type: 'up', pointer: 1 }
const key = (name: string, shift = false): CanvasEvent => ({ type: 'key', key: name, shift, id: 'a', box })

function play(...events: CanvasEvent[]): { state: CanvasState; orders: CanvasOrder[] } {
  let state = idleCanvas
  const orders: CanvasOrder[] = []
  for (const event of events) {
    const step = stepCanvas(state, event)
    state = step.state
    if (step.order) orders.push(step.order)
  }
  return { state, orders }
}

describe('dragging', () => {
  test('a hotspot follows the pointer from where it was taken hold of, and is saved once, at the end', () => {
    const begun = play(down('hotspot', { x: 51, y: 41 }), move(60, 45), move(71, 51))
    expect(begun.orders).toEqual([])
    expect(drawnBox(begun.state, 'a', box)).toMatchObject({ x: 70, y: 50 })
    expect(play(down('hotspot', { x: 51, y: 41 }), move(60, 45), move(71, 51), up).orders).toEqual([{ type: 'change', id: 'a', changes: { x: 70, y: 50 } }])
  })

  test('a tremble below the threshold selects and moves nothing; a finger may tremble more', () => {
    const still = play(down(), move(50.3, 40), up)
    expect(still.orders).toEqual([])
    expect(still.state.selected).toBe('a')
    expect(play(down(), move(50.6, 40, true), up).orders).toEqual([])
    expect(play(down(), move(50.6, 40), up).orders).toHaveLength(1)
  })

  test('a hotspot stops at the edges of the picture', () => {
    expect(play(down(), move(400, -90), up).orders).toEqual([{ type: 'change', id: 'a', changes: { x: 100, y: 0 } }])
  })

  test('the click right after a drag is ignored, the one after that adds', () => {
    const { orders } = play(down(), move(80, 40), up, { type: 'click', at: { x: 80, y: 40 } }, { type: 'click', at: { x: 10, y: 20 } })
    expect(orders.map((order) => order.type)).toEqual(['change', 'add'])
  })

  test('a press elsewhere means that the click of the drag never came', () => {
    const { orders } = play(down(), move(80, 40), up, { type: 'down', on: { kind: 'ground' } }, { type: 'click', at: { x: 10, y: 20 } })
    expect(orders.at(-1)).toEqual({ type: 'add', at: { x: 10, y: 20 } })
  })

  test('a drag that the browser takes away, to pan with a finger, changes nothing', () => {
    const { state, orders } = play(down(), move(80, 40), { type: 'cancel' }, up)
    expect(orders).toEqual([])
    expect(drawnBox(state, 'a', box)).toEqual(box)
  })

  test('a second finger neither takes over nor ends the drag of the first', () => {
    const second: CanvasEvent = { type: 'down', on: { kind: 'hotspot', id: 'b', box }, at: { x: 10, y: 10 }, pointer: 2 }
    const { orders } = play(down(), second, { type: 'up', pointer: 2 }, move(60, 40), up)
    expect(orders).toEqual([{ type: 'change', id: 'a', changes: { x: 60, y: 40 } }])
  })
})

describe('resizing', () => {
  test('a handle changes the size in canvas pixels and leaves the centre where it is', () => {
    const { orders } = play(down('handle', { x: 52, y: 43 }), move(60, 50), up)
    expect(orders).toEqual([{ type: 'change', id: 'a', changes: { width: 384, height: 216 } }])
  })

  test('a hotspot can be made neither invisible nor larger than the canvas', () => {
    expect(play(down('handle', { x: 52, y: 43 }), move(50, 40), up).orders).toEqual([{ type: 'change', id: 'a', changes: { width: 20, height: 20 } }])
    expect(play(down('handle', { x: 52, y: 43 }), move(300, 300), up).orders).toEqual([{ type: 'change', id: 'a', changes: { width: 1920, height: 1080 } }])
  })
})

describe('clicking and keys', () => {
  test('a click on the bare picture deselects and asks to add there, within the picture', () => {
    const { state, orders } = play({ type: 'select', id: 'a' }, { type: 'click', at: { x: 101, y: -2 } })
    expect(state.selected).toBeNull()
    expect(orders).toEqual([{ type: 'add', at: { x: 100, y: 0 } }])
  })

  test.each([
    ['ArrowLeft', false, { x: 49.5, y: 40 }],
    ['ArrowDown', false, { x: 50, y: 40.5 }],
    ['ArrowUp', true, { x: 50, y: 35 }],
    ['ArrowRight', true, { x: 55, y: 40 }],
  ])('%s with shift %s nudges the hotspot', (name, shift, changes) => {
    expect(play(key(name, shift)).orders).toEqual([{ type: 'change', id: 'a', changes }])
  })

  test('an arrow at the edge saves nothing', () => {
    expect(play({ type: 'key', key: 'ArrowLeft', shift: true, id: 'a', box: { ...box, x: 0 } }).orders).toEqual([])
  })

  test('Delete removes, Enter opens the properties, Escape deselects', () => {
    expect(play(key('Delete'))).toMatchObject({ state: { selected: null }, orders: [{ type: 'delete', id: 'a' }] })
    expect(play(key('Enter')).orders).toEqual([{ type: 'open', id: 'a' }])
    expect(play({ type: 'select', id: 'a' }, key('Escape'))).toMatchObject({ state: { selected: null }, orders: [] })
  })

  test('any other key is left to the browser', () => {
    expect(stepCanvas(idleCanvas, key('Tab'))).toMatchObject({ handled: false, order: null })
  })
})
