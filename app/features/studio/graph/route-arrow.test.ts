import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBoxes } from '#app/shared/place-boxes.ts'
import type { Box, Place } from '#app/shared/place-boxes.ts'
import { pathThrough, routeArrow } from './route-arrow.ts'

const lanes = { out: 0, in: 0 }
const at = (id: string, x: number, y: number): Box & Place => ({ id, x, y, width: 200, height: 100 })
const rightOf = ({ x, y, width }: Box & Place) => ({ x: x + width, y: y + 80 })
const leftOf = ({ x, y, height }: Box & Place) => ({ x, y: y + height / 2 })

test('an arrow to the next column needs no detour', () => {
  const [one, other] = [at('a', 0, 0), at('b', 310, 60)]
  expect(routeArrow({ from: rightOf(one), to: leftOf(other), lanes }, [one, other])).toBeNull()
})

test('an arrow back runs between the boxes, not behind them', () => {
  const [first, second, below] = [at('a', 0, 0), at('b', 310, 0), at('c', 310, 128)]
  const way = routeArrow({ from: rightOf(below), to: leftOf(first), lanes }, [first, second, below])!
  expect(way).toHaveLength(6)
  expect(way[2]!.y).toBeGreaterThan(100)
  expect(way[2]!.y).toBeLessThan(128)
})

test('two arrows back to different boxes run side by side', () => {
  const boxes = [at('a', 0, 0), at('b', 0, 128), at('c', 310, 64)]
  const [one, other] = [0, 1].map((index) =>
    routeArrow({ from: rightOf(boxes[2]!), to: leftOf(boxes[index]!), lanes: { out: index, in: index } }, boxes)!,
  )
  expect(one![1]!.x).not.toBe(other![1]!.x)
  expect(one![4]!.x).not.toBe(other![4]!.x)
})

test('no arrow of any graph runs behind a box', () => {
  const id = fc.constantFrom(...'abcdefghij')
  const boxes = fc.uniqueArray(fc.record({ id, width: fc.constant(288), height: fc.integer({ min: 20, max: 400 }) }), {
    selector: (each) => each.id,
  })
  fc.assert(
    fc.property(boxes, fc.array(fc.record({ from: id, to: id }), { maxLength: 30 }), (all, drawn) => {
      const arrows = drawn.filter(({ from, to }) => [from, to].every((end) => all.some((box) => box.id === end)))
      const places = placeBoxes(all, arrows, [])
      const placed = all.map((box) => ({ ...box, ...places.get(box.id)! }))
      const find = (name: string) => placed.find((box) => box.id === name)!
      arrows.forEach(({ from, to }, index) => {
        const [begin, end] = [find(from), find(to)]
        const way =
          routeArrow(
            {
              from: { x: begin.x + begin.width, y: begin.y + begin.height / 2 },
              to: leftOf(end),
              lanes: { out: index, in: index },
            },
            placed,
          ) ?? []
        for (const [step, corner] of way.slice(1).entries()) {
          const before = way[step]!
          const [left, right] = [Math.min(before.x, corner.x), Math.max(before.x, corner.x)]
          const [top, bottom] = [Math.min(before.y, corner.y), Math.max(before.y, corner.y)]
          for (const box of placed)
            expect(left < box.x + box.width && box.x < right && top < box.y + box.height && box.y < bottom).toBe(false)
        }
      })
    }),
  )
})

test('a path rounds its corners, and passes through its ends', () => {
  expect(
    pathThrough([
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 12 },
    ]),
  ).toBe('M 0 0 L 30 0 Q 40 0 40 6 L 40 12')
})
