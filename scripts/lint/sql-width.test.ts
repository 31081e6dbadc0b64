import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const mostColumns = 120

/** The formatter leaves the lines of a template string alone. */
function tooWide(code: string): string[] {
  const ranges: [from: number, to: number][] = []
  new Visitor({
    TaggedTemplateExpression({ tag, start, end }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') ranges.push([start, end])
    },
  }).visit(parseSync('sql.ts', code).program)
  let at = 0
  return code.split('\n').filter((line) => {
    const [from, to] = [at, (at += line.length + 1)]
    return line.length > mostColumns && ranges.some(([start, end]) => start < to && end > from)
  })
}

test('wide lines of SQL are found, and no others', () => {
  const wide = `    where ${'a = b and '.repeat(12)} true`
  const long = `const text = '${'a'.repeat(120)}'`
  expect(tooWide(`${long}\nconst rows = sql<Row>\`select a\n${wide}\n    from b\``)).toEqual([wide])
})

test('SQL keeps to 120 columns', () => {
  const files = ['app', 'server', 'scripts', 'tests', 'samples', 'database/factories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  )
  const wide = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return /\bsql[<`]/.test(code) ? tooWide(code).map((line) => `${file}: ${line.trim()}`) : []
  })
  expect(wide).toEqual([])
})
