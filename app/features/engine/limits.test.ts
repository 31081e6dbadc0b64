import { expect, test } from 'vitest'
import { longest } from './limits.ts'
import { flagName } from './references.schema.ts'

test.each(['a', 'é', '\u{1d49c}'])('the limit for the name of a flag counts whole characters: %s', (sign) => {
  expect(flagName.safeParse(sign.repeat(longest.flagName)).success).toBe(true)
  expect(flagName.safeParse(sign.repeat(longest.flagName + 1)).success).toBe(false)
})

test.each(['', '_a', '1', 'a b', '__proto__'])('%j is not a valid name of a flag', (name) => {
  expect(flagName.safeParse(name).success).toBe(false)
})
