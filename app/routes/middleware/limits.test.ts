import { expect, test } from 'vitest'
import { limits } from '#app/platform/rate-limits/limits.ts'
import { routePolicies } from '#app/routes.policy.ts'
import { usesOf } from './policy.server.ts'

const request = (path: string, method = 'POST') => new Request(`http://localhost${path}`, { method })

const guestOf = (n: number) => `guest${String(n).padStart(17, '0')}`

test.each(Object.entries(routePolicies))(
  'B2: new made-up guests for every request to %s still count by their address',
  (pattern, policy) => {
    for (const writes of policy.write ? [true, false] : [false]) {
      const counted = [1, 2].map((n) =>
        usesOf(
          request(pattern.replaceAll(/:\w+/g, 'x'), writes ? 'POST' : 'GET'),
          policy,
          writes,
          null,
          guestOf(n),
          '203.0.113.7',
        ).map((use) => `${use.name}|${use.key}`),
      )
      expect(counted[0]!.filter((use) => counted[1]!.includes(use)).length).toBeGreaterThan(0)
    }
  },
)

test.each(Object.entries(routePolicies).filter(([, { instead }]) => instead?.includes('play')))(
  'a member who makes up guests for every request to %s counts by account, with room for a class',
  (pattern, policy) => {
    for (const writes of policy.write ? [true, false] : [false]) {
      const [one = [], other = []] = [1, 2].map((n) =>
        usesOf(
          request(pattern.replaceAll(/:\w+/g, 'x'), writes ? 'POST' : 'GET'),
          policy,
          writes,
          { userId: 'ada' },
          guestOf(n),
          '203.0.113.7',
        ),
      )
      const shared = one.filter(({ key }) => key === 'user:ada' && other.some((use) => use.key === key))
      expect(shared.map(({ name }) => name)).toContain('playByAccount')
    }
  },
)

test('an event of two hundred newcomers behind one address may start, and a hundred may play', () => {
  const starts = usesOf(request('/play/x'), routePolicies['/play/:id']!, true, null, null, '203.0.113.7')
  expect(
    Math.min(...starts.filter((use) => use.name !== 'anyRequest').map((use) => limits[use.name].max)),
  ).toBeGreaterThanOrEqual(200)
  const moves = usesOf(
    request('/api/runs/x/commands'),
    routePolicies['/api/runs/:runId/commands']!,
    true,
    null,
    guestOf(1),
    '203.0.113.7',
  )
  const shared = moves.filter((use) => use.key.startsWith('address:'))
  expect(Math.min(...shared.map((use) => limits[use.name].max))).toBeGreaterThanOrEqual(6000)
})

test('no part of a guest’s secret is stored', () => {
  const uses = usesOf(
    request('/api/runs/x/commands'),
    routePolicies['/api/runs/:runId/commands']!,
    true,
    null,
    'abcdefghijklmnopqrstuv',
    '203.0.113.7',
  )
  expect(JSON.stringify(uses)).not.toContain('abcdefghijk')
})
