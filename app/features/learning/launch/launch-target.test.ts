import { expect, test } from 'vitest'
import { readTarget } from './launch-target.ts'

const origin = 'https://play.example.org'
const id = '01a1fc1f-0000-7000-8000-000000000000'

test('a target is the page of an adventure, in any language, or our address for launches', () => {
  expect(readTarget(`${origin}/adventure/${id}`, origin)).toEqual({ address: id })
  expect(readTarget(`${origin}/adventure/${id}?lang=fr#reviews`, origin)).toEqual({ address: id })
  expect(readTarget(`${origin}/lti/launch`, origin)).toEqual({ address: null })
})

test.each([
  '',
  'adventure',
  `/adventure/${id}`,
  `https://evil.example/adventure/${id}`,
  `http://play.example.org/adventure/${id}`,
  `${origin}.evil.example/adventure/${id}`,
  `https://play.example.org@evil.example/adventure/${id}`,
  `${origin}/adventure/${id}/share`,
  `${origin}/adventure/no-id`,
  `${origin}/library`,
  `${origin}/lti/launch/${id}`,
  'javascript:alert(1)',
])('%s is no target of ours', (target) => {
  expect(readTarget(target, origin)).toBeUndefined()
})
