import { expect, test } from 'vitest'
import { longest } from './limits.ts'
import { flagName } from './references.schema.ts'

test.each(['a', 'é', '\u{1d49c}'])('a name of a flag has as many signs as its limit says: %s', (sign) => {
  expect(flagName.safeParse(sign.repeat(longest.flagName)).success).toBe(true)
  expect(flagName.safeParse(sign.repeat(longest.flagName + 1)).success).toBe(false)
})

test.each(['', '_a', '1', 'a b', '__proto__'])('%j is no name of a flag', (name) => {
  expect(flagName.safeParse(name).success).toBe(false)
})
