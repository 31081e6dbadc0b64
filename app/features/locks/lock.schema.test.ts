import { expect, test } from 'vitest'
import { lockSchema } from './lock.schema.ts'

const form = {
  type: 'riddle',
  language: 'en',
  title: 'At the gate',
  question: '',
  opened: 'Come in.',
  openedLink: '',
}
const problems = (change: Record<string, string>) =>
  lockSchema.safeParse({ ...form, ...change }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('a lock needs a title and something to say when it opens', () => {
  expect(problems({})).toEqual([])
  expect(problems({ title: ' ' })).toEqual([['title', 'lock_title_required']])
  expect(problems({ opened: ' \n' })).toEqual([['opened', 'lock_opened_required']])
  expect(problems({ opened: 'x'.repeat(601) })).toEqual([['opened', 'lock_text_long']])
})

test('what a lock leads to is an address by https, without a name or a password in it', () => {
  expect(problems({ openedLink: 'https://example.org/next?a=1#b' })).toEqual([])
  for (const openedLink of [
    'http://example.org',
    'javascript:alert(1)',
    'https://',
    'https://me@example.org',
    'https:/x',
  ])
    expect(problems({ openedLink })).toEqual([['openedLink', 'lock_link_wrong']])
})
