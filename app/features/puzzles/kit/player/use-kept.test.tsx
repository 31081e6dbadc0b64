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

test('what two runs, or two puzzles of one run, keep of the same board has two names', () => {
  expect(new Set(['run-1 safe', 'run-2 safe', 'run-1 chest'].map(nameIn)).size).toBe(3)
  expect(nameIn('run-1 safe')).toBe(nameIn('run-1 safe'))
})

test('where no run is played nothing is kept', () => {
  expect(renderToStaticMarkup(<Name />)).toBe('nothing')
})
