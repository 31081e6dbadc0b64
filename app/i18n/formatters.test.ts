import { expect, it } from 'vitest'
import { dateFormat, listFormat, numberFormat } from './formatters.ts'

it('a formatter is made once per language and options', () => {
  const plain = numberFormat('fr-CA', {})
  expect(numberFormat('fr-CA', {})).toBe(plain)
  expect(numberFormat('en-CA', {})).not.toBe(plain)
  expect(numberFormat('fr-CA', { style: 'percent' })).not.toBe(plain)
  expect(dateFormat('en-CA', { timeZone: 'UTC' })).not.toBe(dateFormat('en-CA', { timeZone: 'Europe/Paris' }))
  expect(listFormat('en-CA', { type: 'unit' }).format(['1 hour', '2 minutes'])).toBe('1 hour, 2 minutes')
})
