import { expect, test } from 'vitest'
import { room, roomClue, roomProp, roomPuzzle } from '#app/features/kits/documents/room.fixtures.ts'
import { fitsIn } from './inside.ts'
import { hostOrder, playerOrder, setUpOrder, walkthroughOf } from './orders.ts'
import { solve, startRoom } from './room-state.ts'
import { longestPath, narrowStretches, roundsOf, timelineOf } from './timeline.ts'
import { stuckIn } from './waits.ts'

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('things in sight or hidden are at hand from the start, with the clues on them', () => {
  const start = startRoom(room())
  expect([...start.atHand].toSorted()).toEqual(['arrow', 'case', 'lamp', 'map', 'poem', 'raven', 'trunk'])
  expect(ids(start.open)).toEqual(['box', 'verse'])
  expect(solve(start, 'chest')).toBeNull()
})

test('a solved puzzle gives its things and opens the puzzles that waited for it', () => {
  const after = solve(solve(startRoom(room()), 'verse')!, 'box')!
  expect(after.solved).toEqual(['verse', 'box'])
  expect([...after.atHand]).toEqual(expect.arrayContaining(['key', 'note']))
  expect(ids(after.open)).toEqual(['chest'])
  expect(solve(after, 'box')).toBeNull()
  const end = solve(after, 'chest')!
  expect(end).toMatchObject({ hasEnded: true, open: [] })
})

test('a clue on a prop in a box comes with the prop', () => {
  const document = room({
    roomPuzzles: [roomPuzzle({ id: 'a', gives: ['coin'] }), roomPuzzle({ id: 'b', needs: ['date'], displayOrder: 1 })],
    roomProps: [roomProp({ id: 'coin', placement: 'container' })],
    roomClues: [roomClue({ id: 'date', propId: 'coin' })],
  })
  const start = startRoom(document)
  expect(ids(start.open)).toEqual(['a'])
  expect(ids(solve(start, 'a')!.open)).toEqual(['b'])
})

test('rounds hold the puzzles that can be solved at the same time; orders follow the minutes', () => {
  const document = room()
  expect(roundsOf(document).map(ids)).toEqual([['box', 'verse'], ['chest']])
  expect(ids(playerOrder(document))).toEqual(['box', 'verse', 'chest'])
  expect(hostOrder(document).map(({ puzzle, byMinute }) => [puzzle.id, byMinute])).toEqual([
    ['box', 20],
    ['verse', 20],
    ['chest', 30],
  ])
})

test('the longest path follows the slower of two ways', () => {
  const at = (id: string, expectedMinutes: number, needs: string[]) =>
    roomPuzzle({ id, expectedMinutes, needs, endsRoom: id === 'end' })
  const document = room({
    roomPuzzles: [at('a', 5, []), at('b', 30, []), at('c', 10, ['a']), at('end', 8, ['b', 'c'])],
  })
  const path = longestPath(timelineOf(document))!
  expect(path.minutes).toBe(38)
  expect(ids(path.puzzles)).toEqual(['b', 'end'])
  const narrow = narrowStretches(timelineOf(document), 2)
  expect(narrow.map(({ from, to, puzzles }) => [from, to, ids(puzzles)])).toEqual([[15, 38, ['b', 'end']]])
})

const opens = (containerId: string) => ({ container: 'prop' as const, containerId })

test('setting up fills the innermost box first, with the sheets that need its things', () => {
  const document = room({
    roomPuzzles: [
      roomPuzzle({
        id: 'outer',
        lockType: 'digits3',
        gives: ['inner-box', 'note'],
        needs: ['outer-box'],
        ...opens('outer-box'),
      }),
      roomPuzzle({
        id: 'inner',
        lockType: 'digits4',
        gives: ['gem'],
        needs: ['inner-box', 'note'],
        ...opens('inner-box'),
      }),
      roomPuzzle({ id: 'riddle', gives: [], needs: ['poster', 'inner'] }),
      roomPuzzle({ id: 'end', lockType: 'key', needs: ['gem', 'riddle'], gives: ['prize'], endsRoom: true }),
    ],
    roomProps: [
      roomProp({ id: 'outer-box' }),
      roomProp({ id: 'prize', placement: 'container' }),
      roomProp({ id: 'inner-box', placement: 'container' }),
      roomProp({ id: 'gem', placement: 'container' }),
      roomProp({ id: 'poster', source: 'print', placement: 'hidden' }),
    ],
    roomClues: [roomClue({ id: 'note', placement: 'container' })],
  })
  const steps = setUpOrder(document).map((step) =>
    step.step === 'pack'
      ? `${step.into.as === 'prop' ? step.into.prop.id : step.into.as}: ${ids([...step.things, ...step.sheets]).join()}`
      : `${step.step} ${step.thing.id}`,
  )
  expect(steps).toEqual([
    'box: prize',
    'inner-box: gem,riddle,end',
    'outer-box: inner-box,note,inner',
    'lay outer-box',
    'lay outer',
    'hide poster',
  ])
})

test('the walkthrough searches, solves, and says what is gained', () => {
  expect(walkthroughOf(room())).toEqual([
    { step: 'find', thingIds: ['map'] },
    expect.objectContaining({ puzzleId: 'box', uses: ['map', 'case'], gains: ['key'], byMinute: 20 }),
    expect.objectContaining({ puzzleId: 'verse', uses: ['lamp', 'poem'], gains: ['note'] }),
    expect.objectContaining({ puzzleId: 'chest', gains: [], byMinute: 30, endsRoom: true }),
  ])
})

test('puzzles that wait for one another form a circle; those that only wait for them do not', () => {
  const document = room({
    roomPuzzles: [
      roomPuzzle({ id: 'a', needs: ['coin'] }),
      roomPuzzle({ id: 'b', needs: ['a'], gives: ['coin'], displayOrder: 1 }),
      roomPuzzle({ id: 'c', needs: ['b'], displayOrder: 2 }),
      roomPuzzle({ id: 'd', needs: ['d'], displayOrder: 3 }),
    ],
    roomProps: [roomProp({ id: 'coin', placement: 'container' })],
    roomClues: [],
  })
  const { circles, unreachable } = stuckIn(document)
  expect(circles.map(ids)).toEqual([['a', 'b'], ['d']])
  expect(unreachable.map(({ puzzle, lacks }) => [puzzle.id, lacks])).toEqual([['c', ['b']]])
})

test('a form offers no thing that would lie inside itself or behind its own lock', () => {
  const document = room({
    roomPuzzles: [
      roomPuzzle({ id: 'outer', lockType: 'key', needs: ['gold-key'], gives: ['tin'], ...opens('trunk') }),
      roomPuzzle({ id: 'inner', lockType: 'word', gives: ['silver-key'], ...opens('tin') }),
    ],
    roomProps: ['trunk', 'tin', 'gold-key', 'silver-key', 'coin'].map((id) => roomProp({ id })),
    roomClues: [roomClue({ id: 'engraving', propId: 'silver-key' })],
  })
  const offered = (id: string) => {
    const fits = fitsIn(
      document,
      document.puzzles.find((each) => each.id === id)!,
    )
    const things = [...document.props, ...document.clues].map((each) => each.id)
    return [fits.container, fits.needed, fits.given].map((isOffered) =>
      things.filter((each) => isOffered(each)).join(' '),
    )
  }
  expect(offered('outer')).toEqual(['coin gold-key trunk', 'coin gold-key trunk', 'coin silver-key tin engraving'])
  expect(offered('inner')).toEqual([
    'coin gold-key tin trunk',
    'coin gold-key tin trunk',
    'coin gold-key silver-key engraving',
  ])
})
