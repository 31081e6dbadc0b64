import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLoaded } from './lint/read-loaded.ts'

const scripts = Object.entries((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts).map(
  ([name, line]) => [name, String(line)] as const,
)
const ran = scripts.flatMap(([name, line]) => {
  const [, flags, script] = /^exec node scripts\/run\.mjs ((?:--\w+ )*)(scripts\/\S+)$/.exec(line) ?? []
  return script === undefined ? [] : [[`npm run ${name}`, script, flags!.includes('--texts')] as const]
})

const saysTexts = (script: string): boolean =>
  [...readLoaded(script).files].some((file) => file.startsWith('app/i18n/generated'))

test.each(ran)('%s: %s has its messages compiled first, if it uses any', (_, script, compiles) => {
  expect(compiles || !saysTexts(script)).toBe(true)
})

test('the commands that need messages are distinguished from the others', () => {
  expect(ran.filter(([, script]) => saysTexts(script)).map(([name]) => name)).toEqual(
    expect.arrayContaining(['npm run account:link', 'npm run bench', 'npm run test:fuzz']),
  )
})
