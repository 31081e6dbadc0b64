import { expect, test } from 'vitest'
import { needsSession } from '#app/features/account/follow-session.ts'
import { routePolicies } from '#app/routes.policy.ts'

const pages = Object.entries(routePolicies)
  .filter(([pattern]) => !pattern.startsWith('/api/'))
  .map(([pattern, { read }]): [string, boolean] => [
    pattern.replaceAll(/:\w+/g, '0198c5f2-0000-7000-8000-000000000000'),
    read !== 'anyone' && read !== 'player' && read !== 'maker',
  ])

// cause: a list of open pages lacked the creators' page and named one that does not exist, so signing out offline
// navigated away from them
test.each(pages)('signing out without the network leaves %s: %s', (path, isLeft) => {
  expect(needsSession(path)).toBe(isLeft)
  expect(needsSession(`${path}/`)).toBe(isLeft)
})

test('paths with the same beginning are not confused', () => {
  expect(['/creators', '/accounts', '/editorial', '/adventure/1/reviewed'].filter(needsSession)).toEqual([])
})
