import { expect, test } from 'vitest'
import { guestHash } from '#app/platform/guest.server.ts'
import type { Viewer } from '#app/platform/request-context.server.ts'
import { limits } from '#app/platform/rate-limits/limits.ts'
import { routePolicies } from '#app/routes.policy.ts'
import { usesOf } from './policy.server.ts'

const start = (guest: string | null) =>
  usesOf(
    new Request('http://localhost/play/1', { method: 'POST' }),
    routePolicies['/play/:id']!,
    true,
    null,
    guest,
    '203.0.113.7',
  ).filter(({ name }) => name.startsWith('newRun'))

test('starting a game counts against the guest and, with a wider limit, the address', () => {
  const address = { name: 'newRunByAddress', key: 'address:203.0.113.7' }
  expect(start('one-guest-of-many')).toEqual([
    { name: 'newRun', key: `guest:${guestHash('one-guest-of-many')}` },
    address,
  ])
  expect(start('another-guest')).toEqual([{ name: 'newRun', key: `guest:${guestHash('another-guest')}` }, address])
})

test('visitors without a cookie share their address’s wide limit: 200 people have room', () => {
  expect(start(null)).toEqual([{ name: 'newRunByAddress', key: 'address:203.0.113.7' }])
  expect(limits.newRunByAddress.max).toBeGreaterThanOrEqual(200)
})

test.each(['GET', 'POST'])(
  'a %s of the versions has its own limit, and counts against the general ones too',
  (method) => {
    const viewer = { userId: 'ada', role: 'user' } as Viewer
    const uses = usesOf(
      new Request('http://localhost/api/projects/1/versions', { method }),
      routePolicies['/api/projects/:id/versions']!,
      method === 'POST',
      viewer,
      null,
      '203.0.113.7',
    )
    const general = [
      { name: 'keptVersions', key: 'user:ada' },
      { name: 'anyRequest', key: 'address:203.0.113.7' },
      { name: 'anyMemberRequest', key: 'user:ada' },
    ]
    expect(uses).toEqual(method === 'POST' ? [{ name: 'editorWrites', key: 'user:ada' }, ...general] : general)
    expect(limits.keptVersions.max / limits.keptVersions.seconds).toBeLessThan(
      limits.anyMemberRequest.max / limits.anyMemberRequest.seconds / 5,
    )
  },
)
