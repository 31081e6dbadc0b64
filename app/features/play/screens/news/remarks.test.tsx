import { expect, test } from 'vitest'
import { RemarkLines } from './remarks.tsx'

const keys = (number: number, remarks: string[]) => RemarkLines({ remarks, number }).map(({ key }) => key)

test('the same words of a new command are new lines of the live region, so that they are heard again', () => {
  expect(keys(2, ['Locked.'])).not.toEqual(keys(1, ['Locked.']))
  expect(keys(2, ['Locked.'])).toEqual(keys(2, ['Locked.']))
})
