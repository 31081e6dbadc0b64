import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const MOST = 90
const CALL =
  /^\s*(?:(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*?\))?|\][^'"`\n]*\))\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)/gm

const titlesIn = (text: string): string[] =>
  [...text.matchAll(CALL)].map(([, single, double, template]) =>
    (single ?? double ?? template)!.replaceAll(/\$\{[^}]*\}/g, '…'),
  )

test('test titles are found in every form of call', () => {
  const text = `it('one', x)\n  test.each([1])('two', x)\ndescribe(\n "three",\n  test(\`four \${a.b}\`, x)\n])('five', x)`
  expect(titlesIn(text)).toEqual(['one', 'two', 'three', 'four …', 'five'])
})

test(`test titles have at most ${MOST} characters, so that a failure fits on one line`, () => {
  const files = ['app', 'server', 'database', 'samples', 'tests', 'scripts', 'vite'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const tests = files.filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file))
  const long = tests.flatMap((file) =>
    titlesIn(readFileSync(file, 'utf8'))
      .filter((title) => title.length > MOST)
      .map((title) => `${file}: ${title}`),
  )
  expect(long).toEqual([])
})
