import { expect, test } from 'vitest'
import { commandRefusalText } from './result-text.ts'

test('the field that must be filled in is named, also in a translation', () => {
  const said = (path: string) =>
    commandRefusalText({ reason: 'invalid', fields: { [path]: ['studio_errors_required'] } })
  expect(said('name')).toBe('Name: Please fill this in.')
  expect(said('translations.fr.description')).toBe('Description: Please fill this in.')
  expect(said('nowhere')).toBe('Please fill this in.')
})
