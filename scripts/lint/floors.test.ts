import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { lintConfiguration } from './boundaries.ts'
import { entryOf, foldersOf, mayReach, partsOf } from './floor-zones.ts'
import { floors } from './floors.ts'
import { readImports } from './read-imports.ts'

const areas = Object.entries(floors)

test('every folder of an area with floors is in the table exactly once, and nothing else is', () => {
  for (const [area, table] of areas) {
    const folders = foldersOf(area)
    const entries = table.flat()
    expect(folders.filter((folder) => entryOf(folder, table) === undefined)).toEqual([])
    expect(entries.filter((entry) => !folders.some((folder) => entryOf(folder, table) === entry))).toEqual([])
    expect(entries.filter((entry, place) => entries.indexOf(entry) !== place)).toEqual([])
  }
})

// The linter reads the specifiers of import statements; this reads inline types as well
test('no folder imports from its own floor or above it', () => {
  const climbs = readImports('app').filter(({ file, from, to }) => {
    if (file.includes('.test.')) return false
    const [area, table] = areas.find(([candidate]) => isIn(candidate, from) && isIn(candidate, to)) ?? []
    return area && table && !mayReach(inside(area, from), inside(area, to), table)
  })
  expect(climbs.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

const isIn = (area: string, folder: string) => folder === area || folder.startsWith(`${area}/`)
const inside = (area: string, folder: string) => (folder === area ? '.' : folder.slice(area.length + 1))

test('an entry includes its subfolders, unless they have their own entry', () => {
  const table = [['low'], ['left', 'right'], ['right/inner/deep', '.']]
  expect(entryOf('right/inner', table)).toBe('right')
  expect(entryOf('right/inner/deep/more', table)).toBe('right/inner/deep')
  expect(entryOf('other', table)).toBeUndefined()
  expect(mayReach('left', 'low/inner', table)).toBe(true)
  expect(mayReach('right', 'right/inner', table)).toBe(true)
  expect(mayReach('left', 'right', table)).toBe(false)
  expect(mayReach('right', 'right/inner/deep', table)).toBe(false)
  expect(mayReach('low', 'other', table)).toBe(false)
})

test('a folder’s zone refuses what is above or beside it, and allows the lower floors', () => {
  const folders = ['.', 'low', 'left', 'right', 'right/inner']
  const parts = partsOf('app/thing', folders, [['low'], ['left', 'right'], ['.']])
  const refuses = (part: string, specifier: string) =>
    parts.find(({ glob }) => glob === `app/thing/${part}`)!.above.some(({ regex }) => specifier.search(regex) === 0)
  expect(parts.map(({ glob }) => glob)).toEqual([
    'app/thing/*',
    'app/thing/low/**/*',
    'app/thing/left/**/*',
    'app/thing/right/**/*',
  ])
  expect(refuses('left/**/*', '#app/thing/right/inner/a.ts')).toBe(true)
  expect(refuses('left/**/*', '#app/thing/top.ts')).toBe(true)
  expect(refuses('left/**/*', '#app/thing/low/a.ts')).toBe(false)
  expect(refuses('right/**/*', '#app/thing/right/inner/a.ts')).toBe(false)
  expect(refuses('low/**/*', '#app/thing/left/a.ts')).toBe(true)
  expect(refuses('*', './right/inner/a.ts')).toBe(false)
  expect(() => partsOf('app/thing', folders, [['.', 'low', 'left']])).toThrow(
    'app/thing a floor in scripts/lint/floors.ts: right',
  )
})

test('a folder of a feature keeps the zone of its feature in addition to its floors', () => {
  for (const [area, table] of areas) {
    const feature = refusalsOf(`${area}/x.test.ts`).filter((regex) => regex.startsWith('^#app'))
    for (const entry of table.flat()) {
      const refusals = refusalsOf(entry === '.' ? `${area}/x.server.ts` : `${area}/${entry}/x.server.ts`)
      expect(refusals).toEqual(expect.arrayContaining(feature))
    }
  }
})

const zones = lintConfiguration().overrides as Override[]

type Override = { files: string[]; rules: Record<string, [string, { patterns: { regex: string }[] }]> }

function refusalsOf(file: string): string[] {
  const zone = zones.findLast(
    ({ files, rules }) => rules['no-restricted-imports'] && files.some((glob) => matchesGlob(file, glob)),
  )
  return zone?.rules['no-restricted-imports']?.[1].patterns.map(({ regex }) => regex) ?? []
}
