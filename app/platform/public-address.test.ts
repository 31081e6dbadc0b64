import { expect, test } from 'vitest'
import { hostileAddresses } from './hostile-addresses.fixtures.ts'
import { isPublicAddress } from './public-address.ts'

test.each(hostileAddresses)('%s is not a public internet address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['localhost', 'example.org', '', '1.2.3', '0x7f.1', '2130706433', '017700000001'])(
  '"%s" is not an address at all',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)

test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
  '%s is a public internet address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
