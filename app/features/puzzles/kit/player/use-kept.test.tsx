import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeptFor, useKeptName } from './use-kept.ts'

function Name() {
  return useKeptName('board [1,2,3]') ?? 'nothing'
}

const nameIn = (keptFor: string | null) =>
  renderToStaticMarkup(
    <KeptFor value={keptFor}>
      <Name />
    </KeptFor>,
  )

test('two runs, or two puzzles of one run, keep the same board under different names', () => {
  expect(new Set(['run-1 safe', 'run-2 safe', 'run-1 chest'].map(nameIn)).size).toBe(3)
  expect(nameIn('run-1 safe')).toBe(nameIn('run-1 safe'))
})

test('nothing is kept outside a run', () => {
  expect(renderToStaticMarkup(<Name />)).toBe('nothing')
})
