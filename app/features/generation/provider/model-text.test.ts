import { expect, test } from 'vitest'
import { z } from '#app/shared/zod.ts'
import { modelText, plainText, wireSchema } from './model-text.ts'

test('a text keeps its letters and loses invisible characters', () => {
  expect(plainText(' Un “mot”,\r\n<b>gras</b>\u0000 \u202e😀 ', 100)).toBe('Un “mot”,\n<b>gras</b> 😀')
})

test('a text that is too long ends with a whole word, and never with half a character', () => {
  expect(plainText('one two three four', 14)).toBe('one two three')
  expect(plainText(`${'a'.repeat(9)}😀`, 10)).toBe('a'.repeat(9))
})

test('the schema that is sent has no lengths, and requires every field', () => {
  const schema = z.object({ hints: z.array(modelText(10)).min(1).max(3), more: z.object({ text: modelText(5) }) })
  const sent = wireSchema(schema)
  expect(sent).toMatchObject({
    type: 'object',
    required: ['hints', 'more'],
    additionalProperties: false,
    properties: { hints: { type: 'array', items: { type: 'string' } }, more: { additionalProperties: false } },
  })
  expect(JSON.stringify(sent)).not.toMatch(/Length|Items|\$schema/)
})
