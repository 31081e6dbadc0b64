import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, boxBetween, edgesOf, leastSize, moveWithin, movedPiece, sizeTo } from './geometry.ts'
import type { Piece, Point } from './geometry.ts'
import { cornerAdded, cornerRemoved, polygonOf, reshaped, withBox } from './polygon.ts'
import { areaBetween, inArea, stillThere, toggled } from './selection.ts'
import { linesOf, snapPixels, snapped } from './snapping.ts'
import { byDepth, restacked } from './stacking.ts'
import type { Layer, Restack } from './stacking.ts'
import { nextZoom, scrollKeeping, zoomBy, zoomSteps } from './zoom.ts'

const canvas = { width: 1920, height: 1080 }
const drawn = { width: 1000, height: 562 }

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100)
const point = fc.record({ x: hundredths(0, 100), y: hundredths(0, 100) })
const by = fc.record({ x: hundredths(-150, 150), y: hundredths(-150, 150) })
const size = { width: fc.integer({ min: 20, max: 1080 }), height: fc.integer({ min: 20, max: 1080 }) }
const box = fc.record({
  id: fc.uuid(),
  x: hundredths(0, 100),
  y: hundredths(0, 100),
  ...size,
  shape: fc.constantFrom('rectangle' as const, 'ellipse' as const),
  points: fc.constant([] as Point[]),
})
const polygon = fc.tuple(fc.uuid(), fc.array(point, { minLength: 3, maxLength: 12 })).map(([id, points]): Piece => ({
  id,
  x: 0,
  y: 0,
  width: 60,
  height: 60,
  shape: 'polygon',
  ...polygonOf(points, canvas),
}))
const piece: fc.Arbitrary<Piece> = fc.oneof(box, polygon)
const pieces = fc.uniqueArray(piece, { minLength: 1, maxLength: 8, selector: ({ id }) => id })

const onPicture = ({ x, y }: Point) => x >= 0 && x <= 100 && y >= 0 && y <= 100
const close = (a: number, b: number) => Math.abs(a - b) <= 0.011

describe('moving', () => {
  test('whatever is moved stays on the picture, and several keep their distances', () => {
    fc.assert(
      fc.property(pieces, by, (all, way) => {
        const room = moveWithin(all, way)
        for (const each of all) {
          const to = movedPiece(each, room)
          expect(onPicture({ x: to.x!, y: to.y! })).toBe(true)
          expect((to.points ?? []).every(onPicture)).toBe(true)
          expect(close(to.x! - each.x, room.x) && close(to.y! - each.y, room.y)).toBe(true)
          for (const [index, corner] of (to.points ?? []).entries())
            expect(close(corner.x - each.points[index]!.x, room.x)).toBe(true)
        }
        expect(Math.abs(room.x) <= Math.abs(way.x) && room.x * way.x >= 0).toBe(true)
      }),
    )
  })

  test('moving there and back restores the place, if there was room', () => {
    fc.assert(
      fc.property(piece, by, (each, way) => {
        const there = { ...each, ...movedPiece(each, moveWithin([each], way)) }
        const room = moveWithin([each], way)
        const back = { ...there, ...movedPiece(there, { x: -room.x, y: -room.y }) }
        expect(close(back.x, each.x) && close(back.y, each.y)).toBe(true)
      }),
    )
  })
})

describe('sizes', () => {
  test('a handle never makes a hotspot too small to see or larger than the canvas', () => {
    fc.assert(
      fc.property(box, by, (each, corner) => {
        const { width, height } = sizeTo(each, corner, canvas)
        expect(width >= leastSize && width <= canvas.width && height >= leastSize && height <= canvas.height).toBe(true)
      }),
    )
  })

  test('a drawn box lies between its corners, whichever way it was drawn', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(boxBetween(one, other, canvas)).toEqual(boxBetween(other, one, canvas))
        const { x, y } = boxBetween(one, other, canvas)
        const area = areaBetween(one, other)
        expect(x >= area.left - 0.01 && x <= area.right + 0.01 && y >= area.top - 0.01 && y <= area.bottom + 0.01).toBe(
          true,
        )
      }),
    )
  })

  test('a polygon of another size or place keeps its number of corners and stays on the picture', () => {
    fc.assert(
      fc.property(
        polygon,
        fc.record({ x: hundredths(0, 100), y: hundredths(0, 100), ...size }, { requiredKeys: [] }),
        (each, change) => {
          const to = withBox(each, change, canvas)
          expect(to.points).toHaveLength(each.points.length)
          expect(to.points!.every(onPicture)).toBe(true)
        },
      ),
    )
  })
})

describe('polygons', () => {
  test('the box encloses the corners', () => {
    fc.assert(
      fc.property(polygon, (each) => {
        const bounds = boundsOf(each.points)
        expect(close(each.x, (bounds.left + bounds.right) / 2) && close(each.y, (bounds.top + bounds.bottom) / 2)).toBe(
          true,
        )
        expect(edgesOf(each, canvas)).toEqual(bounds)
      }),
    )
  })

  test('a corner that was added can be removed again', () => {
    fc.assert(
      fc.property(polygon, fc.nat(11), (each, at) => {
        const index = at % each.points.length
        const more = { ...each, ...cornerAdded(each, index, canvas) }
        expect(more.points).toHaveLength(each.points.length + 1)
        expect(cornerRemoved(more, index + 1, canvas)?.points).toEqual(each.points)
      }),
    )
  })

  test('a box becomes a polygon over the same place, and a polygon a rectangle without corners', () => {
    fc.assert(
      fc.property(box, (each) => {
        const to = reshaped(each, 'polygon', canvas)
        expect(to.points!.length).toBeGreaterThanOrEqual(4)
        expect(to.points!.every(onPicture)).toBe(true)
        const edges = edgesOf(each, canvas)
        const bounds = boundsOf(to.points!)
        expect(close(bounds.left, Math.max(0, edges.left)) && close(bounds.right, Math.min(100, edges.right))).toBe(
          true,
        )
        expect(reshaped({ ...each, ...to, shape: 'polygon' }, 'rectangle', canvas)).toEqual({
          shape: 'rectangle',
          points: [],
        })
      }),
    )
  })
})

describe('snapping', () => {
  test('nothing moves further than the reach, aligned edges show a guide, and then stay in place', () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 6 }), (moved, others) => {
        const lines = linesOf(others.map((each) => edgesOf(each, canvas)))
        const edges = edgesOf(moved, canvas)
        const { by: pull, guides } = snapped(edges, lines, drawn)
        expect(
          Math.abs(pull.x) <= (snapPixels / drawn.width) * 100 && Math.abs(pull.y) <= (snapPixels / drawn.height) * 100,
        ).toBe(true)
        if (pull.x !== 0) expect(guides.some(({ axis }) => axis === 'x')).toBe(true)
        const at = {
          left: edges.left + pull.x,
          right: edges.right + pull.x,
          top: edges.top + pull.y,
          bottom: edges.bottom + pull.y,
        }
        const again = snapped(at, lines, drawn).by
        expect(Math.abs(again.x) < 1e-9 && Math.abs(again.y) < 1e-9).toBe(true)
      }),
    )
  })
})

describe('selecting', () => {
  test('adding and removing one again changes nothing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.string(), (ids, id) => {
        expect(toggled(toggled(ids, id), id).toSorted()).toEqual(ids.toSorted())
      }),
    )
  })

  test('the whole picture selects all, and a larger area never selects less', () => {
    fc.assert(
      fc.property(pieces, point, point, point, (all, one, other, third) => {
        expect(inArea(all, { left: 0, right: 100, top: 0, bottom: 100 }, canvas)).toHaveLength(all.length)
        const small = areaBetween(one, other)
        const large = {
          left: Math.min(small.left, third.x),
          right: Math.max(small.right, third.x),
          top: Math.min(small.top, third.y),
          bottom: Math.max(small.bottom, third.y),
        }
        expect(inArea(all, large, canvas)).toEqual(expect.arrayContaining([...inArea(all, small, canvas)]))
      }),
    )
  })

  test('a missing hotspot is no longer selected; if all are there the selection is the same object', () => {
    const selection = ['a', 'b']
    expect(stillThere(selection, () => true)).toBe(selection)
    expect(stillThere(selection, (id) => id === 'b')).toEqual(['b'])
  })
})

describe('stacking', () => {
  const pile = fc
    .array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 9 })
    .map((depths) => depths.map((zIndex, index): Layer => ({ id: `h${index}`, zIndex, displayOrder: index })))
  const order = (layers: readonly Layer[]) => layers.toSorted(byDepth).map(({ id }) => id)
  const after = (layers: readonly Layer[], ids: readonly string[], how: Restack) => {
    const changes = restacked(layers, ids, how)
    return layers.map((layer) => ({ ...layer, ...changes[layer.id] }))
  }
  const chosen = pile.chain((layers) =>
    fc.tuple(
      fc.constant(layers),
      fc.subarray(
        layers.map(({ id }) => id),
        { minLength: 1 },
      ),
    ),
  )

  test('what goes to the front or back keeps its order, and so do the others', () => {
    fc.assert(
      fc.property(chosen, ([layers, ids]) => {
        const before = order(layers)
        const [mine, rest] = [before.filter((id) => ids.includes(id)), before.filter((id) => !ids.includes(id))]
        expect(order(after(layers, ids, 'front'))).toEqual([...rest, ...mine])
        expect(order(after(layers, ids, 'back'))).toEqual([...mine, ...rest])
      }),
    )
  })

  test('one step forward and one back restores the order, and one step moves by one place', () => {
    fc.assert(
      fc.property(pile, fc.nat(8), (layers, at) => {
        const before = order(layers)
        const id = before[at % before.length]!
        const forward = after(layers, [id], 'forward')
        expect(order(forward).indexOf(id)).toBe(Math.min(before.length - 1, before.indexOf(id) + 1))
        if (before.at(-1) !== id) expect(order(after(forward, [id], 'backward'))).toEqual(before)
      }),
    )
  })

  test('what is already in front stays unchanged', () => {
    expect(
      restacked(
        [
          { id: 'a', zIndex: 0, displayOrder: 0 },
          { id: 'b', zIndex: 0, displayOrder: 1 },
        ],
        ['b'],
        'front',
      ),
    ).toEqual({})
  })
})

describe('zoom', () => {
  test('steps lead to the ends and no further, and the wheel never beyond them', () => {
    expect(nextZoom(1, 1)).toBe(1.25)
    expect(nextZoom(1, -1)).toBe(0.75)
    expect(nextZoom(1.1, 1)).toBe(1.25)
    expect(nextZoom(4, 1)).toBe(4)
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        fc.integer({ min: -5000, max: 5000 }),
        (zoom, wheel) => {
          expect(zoomBy(zoom, wheel) >= zoomSteps[0] && zoomBy(zoom, wheel) <= 4).toBe(true)
        },
      ),
    )
  })

  test('the point under the pointer stays there', () => {
    fc.assert(
      fc.property(
        fc.record({ x: fc.nat(2000), y: fc.nat(2000) }),
        fc.record({ x: fc.nat(800), y: fc.nat(600) }),
        fc.constantFrom(...zoomSteps),
        (scroll, at, to) => {
          const next = scrollKeeping(scroll, at, 1, to)
          if (next.x > 0) expect((next.x + at.x) / to).toBeCloseTo(scroll.x + at.x)
        },
      ),
    )
  })
})
