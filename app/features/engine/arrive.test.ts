import { expect, test } from 'vitest'
import { Table } from './study.fixtures.ts'

const arrive = (sceneId: string, puzzleId?: string) => ({
  type: 'arrive' as const,
  sceneId,
  ...(puzzleId && { puzzleId }),
})

test('a station brings a player to its scene, whatever leads there', () => {
  const table = new Table()
  expect(table.use('stairs')).toEqual(['found_shut'])
  expect(table.do(arrive('cellar'))).toEqual(['moved'])
  expect(table.state.players['ada']).toMatchObject({ sceneId: 'cellar', puzzleId: null })
})

test('a station at a puzzle opens it in its scene; once it is solved, only the scene', () => {
  const table = new Table()
  expect(table.do(arrive('cellar', 'clock'))).toEqual(['moved', 'puzzle_opened'])
  expect(table.do(arrive('study', 'safe'))).toEqual(['moved', 'puzzle_opened'])
  table.answer('safe', '0427')
  expect(table.do(arrive('study', 'safe'))).toEqual(['moved'])
})

test('a station leads to nothing that is not there, and nobody on who has ended', () => {
  const table = new Table()
  expect(table.do(arrive('attic'))).toBe('nothingHere')
  expect(table.do(arrive('cellar', 'safe'))).toBe('notHere')
  expect(table.do(arrive('study'), 'stranger')).toBe('notInRun')
  table.do(arrive('cellar', 'clock'))
  table.answer('clock', 'TICK')
  expect(table.do(arrive('study'))).toBe('finished')
})
