import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const MOST = 90
const CALL =
  /^\s*(?:(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*?\))?|\][^'"`\n]*\))\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)/gm

/** Whose titles are not shortened yet. */
const LATER = [
  'app/features/play/',
  'app/features/puzzles/',
  'app/features/studio/',
  'app/platform/',
  'tests/e2e/by-keyboard',
  'tests/e2e/canvas',
  'tests/e2e/dialog-drafts',
  'tests/e2e/studio',
  'tests/e2e/texts',
  'tests/e2e/versions',
  'tests/studio/',
]

/** The titles in a test file; what is put into one when it runs counts as one sign. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(CALL)].map(([, single, double, template]) =>
    (single ?? double ?? template)!.replaceAll(/\$\{[^}]*\}/g, '…'),
  )

test('titles of tests are found in every form of a call', () => {
  const text = `it('one', x)\n  test.each([1])('two', x)\ndescribe(\n "three",\n  test(\`four \${a.b}\`, x)\n])('five', x)`
  expect(titlesIn(text)).toEqual(['one', 'two', 'three', 'four …', 'five'])
})

test(`titles of tests have ${MOST} signs at most, so that a failure is read in one line`, () => {
  const files = ['app', 'server', 'database', 'samples', 'tests', 'scripts', 'vite'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const tests = files.filter(
    (file) => /\.(?:test|e2e)\.tsx?$/.test(file) && !LATER.some((part) => file.startsWith(part)),
  )
  const long = tests.flatMap((file) =>
    titlesIn(readFileSync(file, 'utf8'))
      .filter((title) => title.length > MOST)
      .map((title) => `${file}: ${title}`),
  )
  expect(long).toEqual([])
})
