import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featureRights } from './boundaries.ts'

const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith(join('i18n', 'generated')))
  .map((file) => ({ file: join('app', file), text: readFileSync(join('app', file), 'utf8') }))

test('every feature folder has its rights declared', () => {
  const folders = readdirSync('app/features', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map((entry) => entry.name).filter((name) => !Object.hasOwn(featureRights, name))).toEqual([])
})

test('no right belongs to a feature that does not exist', () => {
  const named = Object.entries(featureRights).flat(2)
  expect([...new Set(named)].filter((name) => !existsSync(join('app/features', name)))).toEqual([])
})

test('rights go one way: no two features import each other, directly or through others', () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (featureRights[from] ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
  expect(Object.keys(featureRights).filter((feature) => reaches(feature, feature))).toEqual([])
})

// The linter reads the written specifier of import statements; these two forms it does not see
test.each(sources.map(({ file, text }) => [file, text] as const))(
  '%s reaches no other feature through an inline type or a computed address',
  (file, text) => {
    const own = /^app\/features\/([^/]+)\//.exec(file)?.[1]
    const inline = [...text.matchAll(/\bimport\(\s*['"`]#app\/features\/([^/'"`]+)\//g)].map((match) => match[1]!)
    const rights = own === undefined ? inline : [own, ...(featureRights[own] ?? [])]
    expect(inline.filter((feature) => !rights.includes(feature))).toEqual([])
    expect(text).not.toMatch(/\bimport\(\s*`[^`]*\$\{/)
  },
)

/** Joined from the module's own constants: written out, they could not be read. */
const joinsOwnPatterns = 'app/features/kits/checks/dinner/accuses.ts'

test('the product builds no regular expression from text and evaluates no code', () => {
  const dangerous = sources.filter(
    ({ file, text }) =>
      !file.includes('.test.') && file !== joinsOwnPatterns && /\bnew RegExp\(|\beval\(|new Function\(/.test(text),
  )
  expect(dangerous.map(({ file }) => file)).toEqual([])
})
