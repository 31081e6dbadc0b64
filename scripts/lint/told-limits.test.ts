import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const LIMIT = /(?<![\w.-])(?:(?:max|maxLength|longest)=\{?\s*["']?[-+]?\d|(?:max|maxLength)(?::| =) [-+]?\d)/
// It tests the control itself
const OWN_NUMBERS = 'scenes/components/number-field.test.tsx'

const toldIn = (text: string): string[] => text.split('\n').filter((line) => LIMIT.test(line))

test('literal limits are found in every form', () => {
  const told = [
    '<Input maxLength={200} />',
    '<Input maxLength="200" />',
    '  max={10_000}',
    '  max={ -1 }',
    '<Suggest longest={1000} />',
    "{ field: 'name', max: 200 }",
    'function Count({ min = 1, max = 999 }) {',
  ]
  const taken = ['maxLength={longest.said}', 'max={range[1]}', 'className="max-w-80"', 'Math.max(1, 2)', 'max: number']
  expect(toldIn([...told, ...taken].join('\n'))).toEqual(told)
})

test('no form of the studio hard-codes a limit, so all of them use the server’s limits', () => {
  const root = 'app/features/studio'
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(files).toContain(OWN_NUMBERS)
  const told = files
    .filter((file) => file !== OWN_NUMBERS)
    .flatMap((file) => toldIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`))
  expect(told).toEqual([])
})
