import { expect, test } from 'vitest'
import { room, roomPuzzle, roomRows } from '#app/features/kits/documents/room.fixtures.ts'
import { minutesSo, nextToSolve, opensLock, playedSo } from './play-room.ts'

const whole = room()
const puzzle = (id: string) => whole.puzzles.find((each) => each.id === id)!
const names = (steps: readonly string[]) => nextToSolve(whole, playedSo(whole, steps))?.id

test('the next step is what a group would solve next, until the end', () => {
  expect([names([]), names(['box']), names(['box', 'verse']), names(['box', 'verse', 'chest'])]).toEqual([
    'box',
    'verse',
    'chest',
    undefined,
  ])
  expect(playedSo(whole, ['box', 'verse', 'chest']).hasEnded).toBe(true)
})

test('after a change of the room, steps that are no longer possible are skipped', () => {
  expect(playedSo(whole, ['chest', 'box']).solved).toEqual(['box'])
})

test('puzzles that are open at the same time take their time in parallel', () => {
  expect(minutesSo(whole, playedSo(whole, []))).toBe(0)
  expect(minutesSo(whole, playedSo(whole, ['box', 'verse']))).toBe(20)
  expect(minutesSo(whole, playedSo(whole, ['box', 'verse', 'chest']))).toBe(30)
})

test('a lock opens with its code, however it is spaced', () => {
  const opens = opensLock(whole, puzzle('box'), ['en'])!
  expect([opens('4 1 2'), opens('421')]).toEqual([true, false])
})

test('a directional lock opens with arrows, words and first letters of either language', () => {
  const lock = (solution: string) => {
    const open = room({ roomPuzzles: [roomPuzzle({ id: 'x', lockType: 'directions', solution })], puzzles: [] })
    return opensLock(open, open.puzzles[0]!, ['en'])!
  }
  const opens = lock('↑ → ↓ ←')
  const ways = ['↑→↓←', 'Haut droite bas gauche', 'up, right, down, left', 'H D B G', 'u-r-d-l', 'N E S W']
  expect(ways.map(opens)).toEqual(ways.map(() => true))
  expect(opens('haut bas droite gauche')).toBe(false)
  expect(lock('haut droite')('↑ →')).toBe(true)
})

test('a puzzle of one of the ten types has its own answer, in each language', () => {
  const opens = opensLock(whole, puzzle('verse'), ['en', 'fr'])!
  expect([opens('Clock'), opens('horloge'), opens('bell')]).toEqual([true, true, false])
})

test('nothing can be typed into a key lock, nor when no answer is given', () => {
  expect(opensLock(whole, puzzle('chest'), ['en'])).toBeNull()
  const open = room({ roomPuzzles: [...roomRows().roomPuzzles, roomPuzzle({ id: 'x', lockType: 'paper' })] })
  expect(
    opensLock(
      open,
      open.puzzles.find(({ id }) => id === 'x')!,
      ['en'],
    ),
  ).toBeNull()
})
