import { expect, test } from 'vitest'
import { mostEmbedOrigins, readEmbedOrigins } from './embed-origins.ts'

test('sites are read as people type them, each once', () => {
  expect(
    readEmbedOrigins('moodle.school.example\n https://Site.example/page?x#y\nhttp://site.example:8080 site.example'),
  ).toEqual({
    origins: ['https://moodle.school.example', 'https://site.example', 'http://site.example:8080'],
  })
  expect(readEmbedOrigins(' \n')).toEqual({ origins: [] })
})

test.each([
  'https://a.example; script-src *',
  '*',
  "'self'",
  'javascript:alert(1)',
  'data:text/html,x',
  'school',
  'https://',
  '//',
  'https://[::1]',
])('what is no site is named: %s', (line) => {
  expect(readEmbedOrigins(line)).toHaveProperty('wrong')
})

test('names in other scripts become what browsers send', () => {
  expect(readEmbedOrigins('école.example')).toEqual({ origins: ['https://xn--cole-9oa.example'] })
})

test('there may be twenty', () => {
  const lines = Array.from({ length: mostEmbedOrigins + 1 }, (_, at) => `s${at}.example`)
  expect(readEmbedOrigins(lines.slice(1).join('\n'))).toHaveProperty('origins')
  expect(readEmbedOrigins(lines.join('\n'))).toEqual({ wrong: null })
})
