import { expect, test } from 'vitest'
import type { Json } from '#app/features/puzzles/contract/contract.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { project } from './project.ts'
import { studyGame, Table } from './study.fixtures.ts'

const slider = puzzleType('slider_jigsaw')
const draft = slider.read({ configuration: { gridSize: '3x3' }, solution: {} })!

function tableWithPicture(
  seed: number,
  solution: Record<string, unknown> = {},
  change: { variantSeed?: number } = {},
): Table {
  const game = studyGame({
    safe: { ...change, type: 'slider_jigsaw', configuration: { en: slider.present(draft.configuration) } },
  })
  const [safe] = game.secrets.puzzles
  Object.assign(safe!, {
    type: 'slider_jigsaw',
    configuration: { en: draft.configuration },
    solution: { en: { ...draft.solution, ...solution } },
  })
  const table = new Table(game)
  table.state = { ...table.state, seed }
  table.use('safe-door')
  return table
}

const seen = (table: Table, language: 'en' | 'fr' = 'en') =>
  project(table.game.edition, table.state, 'ada', language, table.clock)!.puzzle!
const answerFor = (table: Table, seed: number): Json => puzzleJudge.reveal(table.game.secrets.puzzles[0]!, seed).en!

test('a puzzle laid out per run has the same board in every language, and another in another run', () => {
  const table = tableWithPicture(7)
  expect(seen(table).view).toEqual(slider.start(seen(table).configuration, 7))
  expect(seen(table, 'fr').view).toEqual(seen(table).view)
  expect(seen(tableWithPicture(8)).view).not.toEqual(seen(table).view)
  expect(seen(table).worksOnPicture).toBe(true)
})

test('it is judged by the board of its own run', () => {
  const table = tableWithPicture(7)
  table.do({ type: 'answer', puzzleId: 'safe', answer: answerFor(table, 8) })
  expect(table.state.puzzles['safe']?.solved ?? null).toBeNull()
  table.do({ type: 'answer', puzzleId: 'safe', answer: answerFor(table, 7) })
  expect(table.state.puzzles['safe']?.solved).toMatchObject({ revealed: false })
})

test('its message to those who solve it appears only then, and stays', () => {
  const told = (table: Table) => JSON.stringify([seen(table), table.state]).includes('Under the rug')
  const table = tableWithPicture(7, { message: 'Under the rug' })
  table.do({ type: 'answer', puzzleId: 'safe', answer: answerFor(table, 8) })
  expect(told(table)).toBe(false)
  table.do({ type: 'answer', puzzleId: 'safe', answer: answerFor(table, 7) })
  expect(seen(table).solved).toMatchObject({ told: 'Under the rug' })
  const plain = tableWithPicture(7)
  plain.do({ type: 'answer', puzzleId: 'safe', answer: answerFor(plain, 7) })
  expect(seen(plain).solved).toMatchObject({ revealed: false, answer: null })
  expect(seen(plain).solved).not.toHaveProperty('told')
})

test('an arrangement that the author fixed is used and judged in every run', () => {
  const [one, other] = [tableWithPicture(7, {}, { variantSeed: 99 }), tableWithPicture(8, {}, { variantSeed: 99 })]
  expect(seen(one).view).toEqual(slider.start(seen(one).configuration, 99))
  expect(seen(other).view).toEqual(seen(one).view)
  one.do({ type: 'answer', puzzleId: 'safe', answer: answerFor(one, 99) })
  expect(one.state.puzzles['safe']?.solved).toMatchObject({ revealed: false })
  expect(JSON.stringify(seen(other))).not.toContain('variantSeed')
})
