import { expect, test } from 'vitest'
import { hideAnswers, openAnswers } from './hidden-answers.ts'

test('each right answer opens what was hidden, and nothing else does', async () => {
  const kept = { solution: { en: { correctCode: 'Éclair' } } }
  const hidden = await hideAnswers(['eclair', '0427'], kept)
  expect(await openAnswers(hidden, ['eclair'])).toEqual(kept)
  expect(await openAnswers(hidden, ['éclair', '0427'])).toEqual(kept)
  expect(await openAnswers(hidden, ['0428'])).toBeNull()
  expect(await openAnswers(hidden, [])).toBeNull()
})

test('what is hidden differs each time and shows none of it', async () => {
  const [one, other] = await Promise.all([hideAnswers(['0427'], 'canary'), hideAnswers(['0427'], 'canary')])
  expect(one!.salt).not.toBe(other!.salt)
  expect(one!.opensWith).not.toEqual(other!.opensWith)
  expect(atob(one!.opensWith[0]!)).not.toContain('canary')
})
