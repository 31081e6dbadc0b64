import { expect, test } from 'vitest'
import { isNear } from './near.server.ts'

const asked = (headers: Record<string, string> = {}) => new Request('http://localhost:3000/', { headers })

test.each([
  '127.0.0.1',
  '10.0.0.7',
  '172.17.0.1',
  '192.168.1.20',
  '169.254.3.4',
  '0:0:0:0::/64',
  'fe80:0:0:0::/64',
  'fd12:3456:789a:1::/64',
])('%s is near', (address) => expect(isNear(asked(), address)).toBe(true))

test.each(['203.0.113.9', '172.32.0.1', '8.8.8.8', '2001:db8:0:0::/64', 'unknown', ''])('%j is not', (address) =>
  expect(isNear(asked(), address)).toBe(false),
)

test.each(['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'])(
  'a request through a proxy is not near, whatever it claims (%s)',
  (name) => expect(isNear(asked({ [name]: '127.0.0.1' }), '127.0.0.1')).toBe(false),
)
