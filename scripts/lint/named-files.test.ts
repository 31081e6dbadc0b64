import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const NAMED = /`([\w./-]+\.(?:tsx?|mjs|css|typ))`/g

/** Names in documents, and in comments of code; not in its template strings. */
const namesIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .filter((line) => file.endsWith('.md') || /^\s*(?:\/?\*|\/\/)|\/\/ |\/\*\* /.test(line))
    .flatMap((line) => [...line.matchAll(NAMED)].map(([, name]) => name!.replace(/^(?:\.{0,2}\/)+/, '')))

test('files are found by names in documents and comments', () => {
  expect(namesIn('a.md', 'See `x/y.ts` and `./z.css`.')).toEqual(['x/y.ts', 'z.css'])
  expect(namesIn('a.ts', '/** As in `../b.tsx`. */\nconst name = `c.ts`')).toEqual(['b.tsx'])
})

test('every file that a document or a comment names exists', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n')
  // An example in CONTRIBUTING.md, and a file that each new puzzle type begins with
  const known = new Set(['name.ts', 'rules/puzzle.ts'])
  for (const file of files) {
    const steps = file.split('/')
    for (const at of steps.keys()) known.add(steps.slice(at).join('/'))
  }
  const gone = files
    .filter((file) => /\.(?:tsx?|mjs|css|md)$/.test(file) && !file.endsWith('/named-files.test.ts'))
    .flatMap((file) =>
      namesIn(file, readFileSync(file, 'utf8'))
        .filter((name) => !known.has(name))
        .map((name) => `${file} names ${name}`),
    )
  expect(gone).toEqual([])
})
