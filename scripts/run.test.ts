import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const scripts = Object.entries((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts).map(
  ([name, line]) => [name, String(line)] as const,
)
const ran = scripts.flatMap(([name, line]) => {
  const [, flags, script] = /^exec node scripts\/run\.mjs ((?:--\w+ )*)(scripts\/\S+)$/.exec(line) ?? []
  return script === undefined ? [] : [[`npm run ${name}`, script, flags!.includes('--texts')] as const]
})

/** What Node loads: types are gone by then. */
const imported = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'([#.][^']+)'|\bimport\('([#.][^']+)'\)/gm

function saysTexts(script: string): boolean {
  const seen = new Set([script])
  for (const file of seen) {
    if (!existsSync(file) || !/\.m?ts$/.test(file)) continue
    for (const [, fixed, late] of readFileSync(file, 'utf8').matchAll(imported)) {
      const target = (fixed ?? late)!
      const found = target.startsWith('#') ? target.slice(1) : path.join(path.dirname(file), target)
      if (found.startsWith('app/i18n/generated')) return true
      seen.add(found)
    }
  }
  return false
}

test.each(ran)('%s: %s has its messages compiled first, if it uses any', (_, script, compiles) => {
  expect(compiles || !saysTexts(script)).toBe(true)
})

test('the commands that need messages are distinguished from the others', () => {
  expect(ran.filter(([, script]) => saysTexts(script)).map(([name]) => name)).toEqual(
    expect.arrayContaining(['npm run account:link', 'npm run bench', 'npm run test:fuzz']),
  )
})
