import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { expect, it } from 'vitest'
import { Link, NavLink } from './link.tsx'
import { plainAddress } from './plain-link.tsx'

async function at(path: string, page: ReactNode): Promise<string> {
  const handler = createStaticHandler([{ path: '*', Component: () => page }])
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error('redirected')
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  )
}

const plain = ['/', '/library', '/library?tab=a#b', '/?q=1', '?tab=scenes', '?tab=a&scene=b#c', '/adventure/1#reviews']
const others = [
  '',
  '..',
  'library',
  '#top',
  '//host/x',
  '/a/../b',
  '/a/',
  '/a/?b=1',
  '?',
  '/a?',
  '/a#',
  String.raw`/\\x`,
]
const given = { className: 'x', preventScrollReset: true, state: {}, 'aria-label': 'There' }
const elsewhere = ['https://elsewhere.example/', 'mailto:a@b.example']

it.each([...plain, ...others, ...elsewhere])('a link to “%s” is written as the router writes it', async (to) => {
  for (const path of ['/', '/library', '/editor/1?tab=map', '/library/'])
    expect(await at(path, <Link {...given} to={to} />)).toBe(await at(path, <RouterLink {...given} to={to} />))
})

it.each([...plain, '/Library', '/lib', '/admin', '/admin/users'])('so is a menu link to “%s”', async (to) => {
  for (const path of ['/', '/library', '/library/x', '/libraryx', '/admin/users', '/admin'])
    for (const end of [true, false])
      expect(await at(path, <NavLink to={to} end={end} className="x" />)).toBe(
        await at(path, <RouterNavLink to={to} end={end} className="x" />),
      )
})

it('our own addresses need no router', () => {
  expect(plain.map((to) => plainAddress(to, '/editor/1') === undefined)).not.toContain(true)
  expect([...others, ...elsewhere].map((to) => plainAddress(to, '/'))).toEqual(
    [...others, ...elsewhere].map(() => undefined),
  )
})
