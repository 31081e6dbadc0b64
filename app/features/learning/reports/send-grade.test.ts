import { expect, test } from 'vitest'
import { gradeOf } from './send-grade.server.ts'

const puzzle = (points: number) => ({ scoring: { points } })

test('a grade is the points of a game, of all points of its puzzles; speed gives no more', () => {
  expect(gradeOf([puzzle(100), puzzle(50)], 90)).toEqual({ scoreGiven: 90, scoreMaximum: 150 })
  expect(gradeOf([puzzle(100), puzzle(50)], 210)).toEqual({ scoreGiven: 150, scoreMaximum: 150 })
})

test('a game without points has been played, and that is all of it', () => {
  expect(gradeOf([], 0)).toEqual({ scoreGiven: 1, scoreMaximum: 1 })
  expect(gradeOf([puzzle(0)], 0)).toEqual({ scoreGiven: 1, scoreMaximum: 1 })
})
