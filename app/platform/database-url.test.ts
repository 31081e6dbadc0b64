import { expect, test } from 'vitest'
import { asPostgresMeans, whyRefused } from './database-url.server.ts'

const url = 'postgres://me:secret@db.example.org/whodini'

test.each([
  ['', undefined],
  ['?sslmode=disable', undefined],
  ['?sslmode=require', undefined],
  ['?sslmode=verify-full', undefined],
  ['?application_name=x&sslmode=verify-ca&sslrootcert=package.json', undefined],
  ['?sslmode=prefer', /sslmode=prefer.*disable, require, verify-ca, verify-full/],
  ['?sslmode=no-verify', /sslmode=no-verify/],
  ['?sslmode=', /sslmode=/],
  ['?sslmode=verify-ca', /without sslrootcert/],
  ['?sslmode=verify-full&sslrootcert=/no/such/file.pem', /a file for sslrootcert/],
])('a database address with %s is refused because: %s', (settings, reason) => {
  const told = whyRefused(url + settings)
  if (reason) expect(told).toMatch(reason)
  else expect(told).toBeUndefined()
  expect(told ?? '').not.toContain('secret')
})

test('only an address that says how to encrypt is changed', () => {
  expect(asPostgresMeans(url)).toBe(url)
  expect(asPostgresMeans(`${url}?sslmode=require`)).toBe(`${url}?sslmode=require&uselibpqcompat=true`)
})
