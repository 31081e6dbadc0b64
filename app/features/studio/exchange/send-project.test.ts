import { expect, test } from 'vitest'
import { projectRefusals } from './project-refusal.ts'
import { readAnswer } from './send-project.ts'

test.each([
  [201, '{"id":"a"}', { id: 'a', unset: [] }],
  [
    201,
    '{"id":"a","unset":[{"scene":"Hall","hotspot":"Door"},{"scene":7}]}',
    { id: 'a', unset: [{ scene: 'Hall', hotspot: 'Door' }] },
  ],
  [
    200,
    '{"document":{"media":[]},"kept":[{"passage":"A","reason":"code","text":"x"},{"passage":"A","reason":"toString"}]}',
    { document: { media: [] }, kept: [{ passage: 'A', reason: 'code', text: 'x' }] },
  ],
  [
    422,
    '{"error":{"code":"invalidInput"},"refused":{"reason":"badMedia","file":"media/a.webp"}}',
    { reason: 'badMedia', file: 'media/a.webp' },
  ],
  [
    422,
    '{"error":{"code":"invalidInput"},"refused":{"reason":"invalid","place":"scenes.0.name","file":7}}',
    { reason: 'invalid', place: 'scenes.0.name' },
  ],
  [422, '{"error":{"code":"invalidInput"},"refused":{"reason":"toString"}}', { code: 'invalidInput' }],
  [429, '{"error":{"code":"slowDown"}}', { code: 'slowDown' }],
  [413, '<html>', { reason: 'fileTooLarge' }],
  [502, '', { code: 'unavailable' }],
  [500, '{"error":{"code":"constructor"}}', { code: 'unexpected' }],
  [201, '{"id":7}', { code: 'unexpected' }],
])('an answer of %d with %s is read', (status, text, sent) => {
  expect(readAnswer(status, text)).toEqual(sent)
})

test('every reason that the server gives is understood', () => {
  for (const reason of projectRefusals)
    expect(readAnswer(422, JSON.stringify({ refused: { reason } }))).toEqual({ reason })
})
