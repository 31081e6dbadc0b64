import { expect, test } from 'vitest'
import { accountLinks, legalLinks, siteLinks } from '#app/features/shell/navigation-links.ts'
import routes from '#app/routes.ts'
import { routePolicies } from '#app/routes.policy.ts'

type Entry = { path?: string; index?: boolean; children?: Entry[] }

const addresses = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap((entry) => {
    const own = entry.path ? `${above}/${entry.path}` : above
    return entry.children ? addresses(entry.children, own) : [own || '/']
  })

const all = addresses((await routes) as Entry[])

test('every address has a policy, and every policy an address', () => {
  expect(Object.keys(routePolicies).sort()).toEqual([...all].sort())
})

test('every address that takes a POST counts it against a limit', () => {
  expect(Object.entries(routePolicies).filter(([, policy]) => policy.write && !policy.write.limit)).toEqual([])
})

test('every page with a form tells a refused reader how long to wait', () => {
  const modules = import.meta.glob<string>('./routes/**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const forms = Object.entries(modules).filter(
    ([, text]) => /^export (?:const|async function) action\b/m.test(text) && /^export default/m.test(text),
  )
  expect(forms.length).toBeGreaterThan(8)
  expect(forms.filter(([, text]) => !text.includes('refusalHeaders as headers')).map(([name]) => name)).toEqual([])
})

test('every menu entry leads somewhere, for everyone who sees it', () => {
  const roles = ['user', 'moderator', 'admin'] as const
  const shown = [
    ...siteLinks(),
    ...legalLinks(),
    ...roles.flatMap((role) => accountLinks({ id: 'a', name: 'Ada', role })),
  ]
  expect(shown.map(({ to }) => to.split('#')[0]!).filter((path) => !all.includes(path))).toEqual([])
})
