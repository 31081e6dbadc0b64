import { describe, expect, test } from 'vitest'
import { stepCanvas } from './canvas-machine.ts'
import { drawnPiece, idleCanvas } from './canvas-state.ts'
import type { CanvasEvent, CanvasCommand, CanvasScene, CanvasState, Target, Tool } from './canvas-state.ts'
import type { Piece, Point } from './geometry.ts'

const piece = (id: string, change: Partial<Piece> = {}): Piece => ({
  id,
  x: 50,
  y: 40,
  width: 60,
  height: 60,
  shape: 'rectangle',
  points: [],
  ...change,
})
const one = piece('a')
const two = piece('b', { x: 20, y: 80 })

const sceneOf = (pieces: readonly Piece[], snaps = false): CanvasScene => ({
  pieces,
  canvas: { width: 1920, height: 1080 },
  drawn: { width: 1000, height: 500 },
  snaps,
})

const down = (
  on: Target = { kind: 'hotspot', id: 'a' },
  at: Point = { x: 50, y: 40 },
  more: { add?: boolean; coarse?: boolean; pointer?: number } = {},
): CanvasEvent => ({
  type: 'down',
  on,
  at,
  pointer: 1,
  add: false,
  coarse: false,
  ...more,
})
const ground: Target = { kind: 'ground' }
const move = (x: number, y: number, coarse = false): CanvasEvent => ({
  type: 'move',
  at: { x, y },
  pointer: 1,
  coarse,
  free: false,
})
const up: CanvasEvent = { type: 'up', pointer: 1 }
const click = (x: number, y: number): CanvasEvent => ({ type: 'click', at: { x, y } })
const key = (name: string, shift = false, id: string | null = 'a'): CanvasEvent => ({
  type: 'key',
  key: name,
  shift,
  id,
})
const select = (...ids: string[]): CanvasEvent => ({ type: 'select', ids })
const tool = (name: Tool): CanvasEvent => ({ type: 'tool', tool: name })

function play(scene: CanvasScene, ...events: CanvasEvent[]): { state: CanvasState; commands: CanvasCommand[] } {
  let state = idleCanvas
  const commands: CanvasCommand[] = []
  for (const event of events) {
    const step = stepCanvas(state, event, scene)
    state = step.state
    if (step.command) commands.push(step.command)
  }
  return { state, commands }
}
const room = sceneOf([one, two])

describe('dragging', () => {
  test('a hotspot follows the pointer from where it was grabbed, and is saved once, at the end', () => {
    const taken = down({ kind: 'hotspot', id: 'a' }, { x: 51, y: 41 })
    const begun = play(room, taken, move(60, 45), move(71, 51))
    expect(begun.commands).toEqual([])
    expect(begun.state.gesture).toMatchObject({ kind: 'move', ids: ['a'], by: { x: 20, y: 10 } })
    expect(play(room, taken, move(60, 45), move(71, 51), up).commands).toEqual([
      { type: 'change', places: { a: { x: 70, y: 50 } } },
    ])
  })

  test('a tremor below the threshold selects without moving; a finger may tremble more', () => {
    const still = play(room, down(), move(50.3, 40), up)
    expect(still).toMatchObject({ state: { selected: ['a'] }, commands: [] })
    expect(play(room, down(), move(50.6, 40, true), up).commands).toEqual([])
    expect(play(room, down(), move(50.6, 40), up).commands).toHaveLength(1)
  })

  test('a hotspot stops at the edges of the picture', () => {
    expect(play(room, down(), move(400, -90), up).commands).toEqual([
      { type: 'change', places: { a: { x: 100, y: 0 } } },
    ])
  })

  test('the click right after a drag is ignored, the next one deselects', () => {
    const dragged = [down(), move(80, 40), up, click(80, 40)]
    expect(play(room, ...dragged).state.selected).toEqual(['a'])
    const { state, commands } = play(room, ...dragged, click(10, 20))
    expect(state.selected).toEqual([])
    expect(commands.map((command) => command.type)).toEqual(['change'])
  })

  test('a press elsewhere means that the click of the drag never came', () => {
    const { state } = play(room, down(), move(80, 40), up, down(ground, { x: 10, y: 20 }), up, click(10, 20))
    expect(state.selected).toEqual([])
  })

  test('a drag ended by Escape or the browser, as for panning with a finger, changes nothing', () => {
    expect(play(room, down(), move(80, 40), { type: 'cancel' }, up)).toMatchObject({
      state: { gesture: null },
      commands: [],
    })
    expect(play(room, down(), move(80, 40), key('Escape'), up, click(80, 40))).toMatchObject({
      state: { gesture: null, selected: ['a'] },
      commands: [],
    })
  })

  test('a second finger neither takes over nor ends the drag of the first', () => {
    const second = down({ kind: 'hotspot', id: 'b' }, { x: 10, y: 10 }, { pointer: 2 })
    const { commands } = play(room, down(), second, { type: 'up', pointer: 2 }, move(60, 40), up)
    expect(commands).toEqual([{ type: 'change', places: { a: { x: 60, y: 40 } } }])
  })

  test('a hotspot that snaps to another is exactly in line with it, and shows the guide', () => {
    const lined = sceneOf([one, two], true)
    const near = play(lined, down(), move(20.4, 60))
    expect(near.state.gesture).toMatchObject({
      by: { x: -30, y: 20 },
      guides: expect.arrayContaining([{ axis: 'x', at: 20 }]) as unknown,
    })
    expect(play(lined, down(), move(20.4, 60), up).commands).toEqual([
      { type: 'change', places: { a: { x: 20, y: 60 } } },
    ])
    const free = play(
      lined,
      down(),
      { type: 'move', at: { x: 20.4, y: 60 }, pointer: 1, coarse: false, free: true },
      up,
    )
    expect(free.commands).toEqual([{ type: 'change', places: { a: { x: 20.4, y: 60 } } }])
  })
})

describe('several', () => {
  test('Shift and click adds or removes one, and all of them move and stop together', () => {
    const both = play(room, down(), up, down({ kind: 'hotspot', id: 'b' }, { x: 20, y: 80 }, { add: true }))
    expect(both.state.selected).toEqual(['a', 'b'])
    expect(
      play(room, select('a', 'b'), down({ kind: 'hotspot', id: 'b' }, { x: 20, y: 80 }, { add: true })).state.selected,
    ).toEqual(['a'])
    const { commands } = play(room, select('a', 'b'), down(), move(20, 30), up)
    expect(commands).toEqual([{ type: 'change', places: { a: { x: 30, y: 30 }, b: { x: 0, y: 70 } } }])
  })

  test('pressing one of them without moving selects only that one', () => {
    expect(play(room, select('a', 'b'), down(), up).state.selected).toEqual(['a'])
  })

  test('a frame drawn on the picture selects everything that it touches, adding with Shift', () => {
    expect(play(room, down(ground, { x: 40, y: 30 }), move(60, 60), up).state.selected).toEqual(['a'])
    expect(
      play(room, select('b'), down(ground, { x: 49, y: 39 }, { add: true }), move(60, 60), up).state.selected,
    ).toEqual(['b', 'a'])
    expect(play(room, select('b'), down(ground, { x: 90, y: 5 }), move(99, 9), up, click(99, 9))).toMatchObject({
      state: { selected: [] },
      commands: [],
    })
  })

  test('a finger on the bare picture scrolls it and draws no frame', () => {
    expect(play(room, down(ground, { x: 0, y: 0 }, { coarse: true }), move(99, 99, true), up).state).toMatchObject({
      selected: [],
      gesture: null,
    })
  })

  test('a click beside several only deselects them', () => {
    expect(play(room, select('a', 'b'), click(5, 5))).toMatchObject({ state: { selected: [] }, commands: [] })
  })

  test('a key applies to all of them if the focused one is selected, else to the focused one', () => {
    expect(play(room, select('a', 'b'), key('ArrowDown')).commands).toEqual([
      { type: 'change', places: { a: { x: 50, y: 40.5 }, b: { x: 20, y: 80.5 } } },
    ])
    expect(play(room, select('b'), key('ArrowDown')).commands).toEqual([
      { type: 'change', places: { a: { x: 50, y: 40.5 } } },
    ])
    expect(play(room, select('a', 'b'), key('Delete', false, null))).toMatchObject({
      state: { selected: [] },
      commands: [{ type: 'delete', ids: ['a', 'b'] }],
    })
    expect(play(room, select('a'), key(' ', true, 'b')).state.selected).toEqual(['a', 'b'])
  })
})

describe('resizing', () => {
  const handle: Target = { kind: 'handle', id: 'a' }

  test('a handle changes the size in canvas pixels and keeps the centre in place', () => {
    const begun = play(room, down(handle, { x: 52, y: 43 }), move(60, 50))
    expect(drawnPiece(begun.state.gesture, one)).toMatchObject({ x: 50, width: 384, height: 216 })
    expect(drawnPiece(begun.state.gesture, two)).toBe(two)
    expect(play(room, down(handle, { x: 52, y: 43 }), move(60, 50), up).commands).toEqual([
      { type: 'change', places: { a: { width: 384, height: 216 } } },
    ])
  })

  test('a hotspot can be made neither invisible nor larger than the canvas', () => {
    expect(play(room, down(handle, { x: 52, y: 43 }), move(50, 40), up).commands).toEqual([
      { type: 'change', places: { a: { width: 20, height: 20 } } },
    ])
    expect(play(room, down(handle, { x: 52, y: 43 }), move(300, 300), up).commands).toEqual([
      { type: 'change', places: { a: { width: 1920, height: 1080 } } },
    ])
  })
})

describe('drawing', () => {
  test.each(['rectangle', 'ellipse'] as const)(
    'a %s has the size in which it was drawn, and the tool is deselected afterwards',
    (shape) => {
      const { state, commands } = play(
        room,
        tool(shape),
        down({ kind: 'hotspot', id: 'a' }, { x: 40, y: 30 }),
        move(60, 50),
        up,
        click(60, 50),
      )
      expect(commands).toEqual([{ type: 'add', place: { x: 50, y: 40, width: 384, height: 216, shape } }])
      expect(state).toMatchObject({ tool: 'select', selected: [] })
    },
  )

  test('a click with a tool adds its shape in the default size', () => {
    expect(play(room, tool('ellipse'), down(ground), up, click(30, 30)).commands).toEqual([
      { type: 'add', place: { x: 30, y: 30, shape: 'ellipse' } },
    ])
  })

  const corners = [click(10, 10), click(30, 10), click(30, 40)]
  const triangle = {
    type: 'add',
    place: {
      x: 20,
      y: 25,
      width: 384,
      height: 324,
      shape: 'polygon',
      points: [
        { x: 10, y: 10 },
        { x: 30, y: 10 },
        { x: 30, y: 40 },
      ],
    },
  }

  test.each([
    ['a click on its first corner', click(10.2, 10.2)],
    ['Enter', key('Enter', false, null)],
    ['a double click, whose second click is no corner more', { type: 'doubleClick', id: null } as CanvasEvent],
  ])('a polygon has the corners that were clicked, and %s closes it', (_how, last) => {
    expect(play(room, tool('polygon'), ...corners, click(30, 40), last).commands).toEqual([triangle])
  })

  test('Backspace removes a corner, Escape all of them and then the tool', () => {
    expect(play(room, tool('polygon'), ...corners, key('Backspace', false, null)).state.corners).toHaveLength(2)
    expect(play(room, tool('polygon'), ...corners, key('Escape', false, null)).state).toMatchObject({
      corners: [],
      tool: 'polygon',
    })
    expect(play(room, tool('polygon'), ...corners, key('Escape'), key('Escape')).state.tool).toBe('select')
    expect(play(room, tool('polygon'), click(1, 1), click(5, 5), key('Enter', false, null)).commands).toEqual([])
  })
})

describe('the corners of a polygon', () => {
  const points = [
    { x: 10, y: 10 },
    { x: 30, y: 10 },
    { x: 30, y: 40 },
    { x: 10, y: 40 },
  ]
  const square = sceneOf([piece('p', { shape: 'polygon', points, x: 20, y: 25, width: 384, height: 324 })])
  const cornerKey = (name: string, index = 0): CanvasEvent => ({
    type: 'cornerKey',
    key: name,
    shift: false,
    id: 'p',
    index,
  })

  test('dragging one adjusts the box', () => {
    const { commands } = play(
      square,
      select('p'),
      down({ kind: 'corner', id: 'p', index: 2 }, { x: 30, y: 40 }),
      move(50, 60),
      up,
    )
    expect(commands).toEqual([
      {
        type: 'change',
        places: {
          p: { shape: 'polygon', points: points.with(2, { x: 50, y: 60 }), x: 30, y: 35, width: 768, height: 540 },
        },
      },
    ])
  })

  test('arrows move one, Enter adds one after it, Delete removes it while more than three are left', () => {
    expect(play(square, cornerKey('ArrowRight')).commands).toMatchObject([
      { places: { p: { points: [{ x: 10.5, y: 10 }, ...points.slice(1)] } } },
    ])
    expect(play(square, cornerKey('Enter')).commands).toMatchObject([
      { places: { p: { points: [points[0], { x: 20, y: 10 }, ...points.slice(1)] } } },
    ])
    expect(play(square, cornerKey('Delete')).commands).toMatchObject([{ places: { p: { points: points.slice(1) } } }])
    const triangle = sceneOf([piece('p', { shape: 'polygon', points: points.slice(1) })])
    expect(play(triangle, cornerKey('Delete')).commands).toEqual([])
  })

  test('the whole polygon moves with its corners, and stops when the first meets the edge', () => {
    const { commands } = play(square, down({ kind: 'hotspot', id: 'p' }, { x: 20, y: 25 }), move(0, 25), up)
    expect(commands).toMatchObject([
      {
        places: {
          p: {
            x: 10,
            y: 25,
            points: [
              { x: 0, y: 10 },
              { x: 20, y: 10 },
              { x: 20, y: 40 },
              { x: 0, y: 40 },
            ],
          },
        },
      },
    ])
  })
})

describe('clicking and keys', () => {
  test('a click on the picture beside the hotspots deselects and adds nothing', () => {
    const { state, commands } = play(room, select('a'), click(5, 5))
    expect(state.selected).toEqual([])
    expect(commands).toEqual([])
  })

  test('a click on a picture without hotspots asks to add the first one there, within the picture', () => {
    expect(play(sceneOf([]), click(101, -2)).commands).toEqual([{ type: 'add', place: { x: 100, y: 0 } }])
  })

  test.each([
    ['ArrowLeft', false, { x: 49.5, y: 40 }],
    ['ArrowDown', false, { x: 50, y: 40.5 }],
    ['ArrowUp', true, { x: 50, y: 35 }],
    ['ArrowRight', true, { x: 55, y: 40 }],
  ])('%s with shift %s nudges the hotspot', (name, shift, place) => {
    expect(play(room, key(name, shift)).commands).toEqual([{ type: 'change', places: { a: place } }])
  })

  test('an arrow at the edge saves nothing', () => {
    expect(play(sceneOf([piece('a', { x: 0 })]), key('ArrowLeft', true)).commands).toEqual([])
  })

  test('Delete removes, Enter and a double click open the properties, Escape deselects', () => {
    expect(play(room, key('Delete'))).toMatchObject({
      state: { selected: [] },
      commands: [{ type: 'delete', ids: ['a'] }],
    })
    expect(play(room, key('Enter')).commands).toEqual([{ type: 'open', id: 'a' }])
    expect(play(room, { type: 'doubleClick', id: 'a' }).commands).toEqual([{ type: 'open', id: 'a' }])
    expect(play(room, select('a'), key('Escape'))).toMatchObject({ state: { selected: [] }, commands: [] })
  })

  test('any other key, and Escape with nothing to end, is left to the browser', () => {
    expect(stepCanvas(idleCanvas, key('Tab'), room)).toMatchObject({ handled: false, command: null })
    expect(stepCanvas(idleCanvas, key('Escape'), room).handled).toBe(false)
  })
})
