import { expect, test } from 'vitest'
import { RemarkLines } from './remarks.tsx'

const keys = (number: number, remarks: string[]) => RemarkLines({ remarks, number }).map(({ key }) => key)

test('the same remark of a new command is a new line of the live region, so it is read again', () => {
  expect(keys(2, ['Locked.'])).not.toEqual(keys(1, ['Locked.']))
  expect(keys(2, ['Locked.'])).toEqual(keys(2, ['Locked.']))
})
