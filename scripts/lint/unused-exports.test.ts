import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (root: string): [file: string, text: string][] =>
  readdirSync(root, { recursive: root !== '.', encoding: 'utf8' })
    .filter((file) => /\.(tsx?|m[jt]s)$/.test(file) && !file.includes('i18n/generated'))
    .map((file) => [join(root, file), readFileSync(join(root, file), 'utf8')])

/** The framework takes their exports by name, the migrations those of the schema. */
const takenByName = /^(app\/(routes\/|root\.|entry\.|routes\.)|database\/schema\/)/
const exported = /^export (?:async )?(?:const|function|class) (\w+)/gm
const word = /[A-Za-z_$][\w$]*/g

test('what a file exports is used by another one', () => {
  const files = ['.', 'app', 'server', 'database', 'samples', 'scripts', 'tests', 'vite'].flatMap(read)
  const users = new Map<string, number>()
  for (const [, text] of files)
    for (const [name] of new Map([...text.matchAll(word)].map(([name]) => [name, true])))
      users.set(name, (users.get(name) ?? 0) + 1)
  const unused = files
    .filter(([file]) => !takenByName.test(file))
    .flatMap(([file, text]) => [...text.matchAll(exported)].map(([, name]) => ({ file, name: name! })))
    .filter(({ name }) => users.get(name) === 1)
  expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
