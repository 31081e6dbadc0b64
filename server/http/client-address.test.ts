import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('without trusted proxies nothing that a client sends counts', () => {
  expect(clientAddress('203.0.113.7', '1.2.3.4, 5.6.7.8', 0)).toBe('203.0.113.7')
})

test('B1: forged entries left of the trusted ones are never believed', () => {
  expect(clientAddress('10.0.0.1', '1.1.1.1, 2.2.2.2, 198.51.100.9', 1)).toBe('198.51.100.9')
  expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.9, 10.0.0.2', 2)).toBe('198.51.100.9')
})

test('without a header from a trusted proxy, the peer counts', () => {
  expect(clientAddress('10.0.0.1', null, 1)).toBe('10.0.0.1')
})

test('all addresses of one IPv6 customer are one client', () => {
  expect(clientAddress('2001:db8:1:2:3:4:5:6', null, 0)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('2001:db8:1:2::9', null, 0)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('2001:0db8:0001:0002::', null, 0)).toBe('2001:db8:1:2::/64')
})

test('IPv4 written as IPv6 is the IPv4 client', () => {
  expect(clientAddress('::ffff:203.0.113.7', null, 0)).toBe('203.0.113.7')
})

test('an address that a proxy sends with a port is that address, whatever the port', () => {
  expect(clientAddress('10.0.0.1', '198.51.100.9:50123', 1)).toBe('198.51.100.9')
  expect(clientAddress('10.0.0.1', '[2001:db8:1:2::9]:443', 1)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('10.0.0.1', '[2001:db8:1:2::9]', 1)).toBe('2001:db8:1:2::/64')
})
