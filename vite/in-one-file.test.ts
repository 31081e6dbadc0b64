import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { gamePlace } from '#app/features/play/game-file/game-file.ts'
import { pageOf } from './in-one-file.ts'

test('the page allows its own script and style by their hashes, and reaches nothing', () => {
  const page = pageOf(['const end = "</script>"; const begin = `<!-- <script>`'], ['p{color:red}'])
  const script = /<script type="module">([^]*)<\/script>\n<\/body>/u.exec(page)![1]!
  expect(script).toBe('const end = "\\x3C/script>"; const begin = `\\x3C!-- \\x3Cscript>`')
  const policy = /Content-Security-Policy" content="([^"]*)"/u.exec(page)![1]!
  for (const text of [script, 'p{color:red}'])
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(policy).toMatch(/^default-src 'none'; /u)
  expect(policy).not.toMatch(/connect-src|https?:|'self'|unsafe/u)
  expect(page.split(gamePlace)).toHaveLength(2)
})

test.each([
  ['two scripts', ['a()', 'b()'], ['p{}']],
  ['no style sheet', ['a()'], []],
  ['a font beside it', ['a()'], ['p{}', 'wOF2']],
  ['a style sheet that ends early', ['a()'], ['p::after{content:"</style>"}']],
])('%s stops the build', (_, scripts, styles) => {
  expect(() => pageOf(scripts, styles)).toThrow('in-one-file')
})
