import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import { PartKeeperContext } from '#app/ui/kept-part.tsx'
import type { PartKeeper } from '#app/ui/kept-part.tsx'
import { SiteLayout } from './site-layout.tsx'
import type { Theme } from '#app/ui/theme.ts'
import type { ShellViewer } from './viewer.ts'

type Scene = { viewer?: ShellViewer; locale?: Locale; theme?: Theme; path?: string; keep?: PartKeeper | null }

async function render({
  viewer = null,
  locale = 'en',
  theme = 'system',
  path = '/library',
  keep = null,
}: Scene = {}): Promise<string> {
  overwriteGetLocale(() => locale)
  const Page = () => (
    <PartKeeperContext value={keep}>
      <SiteLayout viewer={viewer} locale={locale} theme={theme}>
        <p>page</p>
      </SiteLayout>
    </PartKeeperContext>
  )
  const handler = createStaticHandler([{ path: '*', Component: Page }])
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error('redirected')
  return renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  )
}

const links = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', inner = '']) => `${inner.replaceAll(/<[^>]+>/g, '')} ${href.replaceAll('&amp;', '&')}`,
  )

const account = ['Creator Studio /creator', 'My Evenings /account/games#evenings', 'My Account /account']
const back = ['Admin Dashboard /admin', 'User Management /admin/users']

describe('the frame of every page', () => {
  it('starts with the link that skips to the main content', async () => {
    const html = await render()
    expect(links(html)[0]).toBe('Skip to main content #main')
    expect(html).toMatch(/<main id="main" tabindex="-1"/)
  })

  it('the site’s pages are in bar, side menu and, for pages without scripts, the footer', async () => {
    const pages = [
      'Home /',
      'Library /library',
      'For Events /for-events',
      'For Team Building /for-team-building',
      'For Museums /for-museums',
      'About Us /about',
      'Contact /contact',
    ]
    const shown = links(await render())
    for (const page of pages) expect(shown.filter((link) => link === page)).toHaveLength(3)
  })

  it('shows the rules of the house and where to get help at the foot', async () => {
    expect(links((await render()).split('<footer')[1]!.split('without-script')[0]!)).toEqual([
      'Player Agreement /player-agreement',
      'Privacy Policy /privacy-policy',
      'Player Support /player-support',
    ])
  })

  it('offers a visitor a way to sign in, and nothing of an account', async () => {
    const html = await render()
    expect(links(html)).toContain('Sign In /auth')
    for (const link of [...account, ...back]) expect(links(html)).not.toContain(link)
    expect(html).not.toContain('action="/auth/sign-out"')
  })

  it('shows a signed-in person the studio, the account and a form to sign out', async () => {
    const html = await render({ viewer: { id: 'm', name: 'Margaux', role: 'user' } })
    expect(links(html)).toEqual(expect.arrayContaining(account))
    expect(html).toContain('<form action="/auth/sign-out" method="post">')
    for (const link of ['Sign In /auth', ...back]) expect(links(html)).not.toContain(link)
  })

  it('shows an admin the dashboard and the users', async () => {
    const shown = links(await render({ viewer: { id: 'm', name: 'Margaux', role: 'admin' } }))
    expect(shown).toEqual(
      expect.arrayContaining([...account, 'Admin Dashboard /admin', 'User Management /admin/users']),
    )
  })

  it('shows a moderator moderation and nothing else of the back office', async () => {
    const shown = links(await render({ viewer: { id: 'm', name: 'Margaux', role: 'moderator' } }))
    expect(shown).toEqual(expect.arrayContaining(account))
    expect(new Set(shown.filter((link) => link.includes('/admin')))).toEqual(new Set(['Moderation /admin/moderation']))
  })

  it('marks the reader’s page, and the home page only when there', async () => {
    const current = (html: string) =>
      new Set(
        [
          ...html.matchAll(
            /<a[^>]*aria-current="page"[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*aria-current="page"/g,
          ),
        ].map(([, one, other]) => one ?? other),
      )
    expect(current(await render({ path: '/library?tab=online' }))).toEqual(new Set(['/library']))
    expect(current(await render({ path: '/' }))).toEqual(new Set(['/']))
  })

  it('offers both languages in their own words, keeps the query, and marks the current one', async () => {
    const html = await render({ locale: 'fr', path: '/library?tab=mystery' })
    expect(html).toMatch(/<a href="\?tab=mystery&amp;lang=en" lang="en" hrefLang="en"[^>]*>English/i)
    expect(html).toMatch(
      /<a href="\?tab=mystery&amp;lang=fr" lang="fr" hrefLang="fr" aria-current="true"[^>]*>Français/i,
    )
    expect(html).toContain('Passer au contenu principal')
  })

  it('checks the theme that is in use', async () => {
    const html = await render({ theme: 'dark' })
    const checked = [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
      ([input]) => /value="(\w+)"/.exec(input)?.[1],
    )
    expect(new Set(checked)).toEqual(new Set(['dark']))
  })

  it('shows the links for a known role; the line for the name stays empty until it is known', async () => {
    const html = await render({ viewer: { id: null, name: null, role: 'admin' } })
    expect(links(html)).toEqual(expect.arrayContaining([...account, ...back]))
    expect(html).toMatch(/<p class="[^"]*">\u00a0<\/p>/)
    expect(html).not.toContain('null')
  })

  it('is cached by the server for readers who see the same, and names nobody', async () => {
    const kept = new Map<string, string>()
    const keep: PartKeeper = (name, part) => {
      const markup = renderToStaticMarkup(part())
      expect(markup).not.toContain('Margaux')
      expect(kept.get(name) ?? markup).toBe(markup)
      kept.set(name, markup)
      return name
    }
    const viewers: ShellViewer[] = [
      null,
      { id: null, name: null, role: 'user' },
      { id: 'm', name: 'Margaux', role: 'user' },
      { id: 'a', name: 'Margaux', role: 'admin' },
    ]
    const paths = ['/', '/library', '/play/a', '/play/b', '/account/games', '/admin/users']
    for (const viewer of viewers) for (const path of paths) await render({ viewer, path, keep })
    // A visitor does not see the entries that would be marked for the account or the back office
    expect(kept.size).toBe(2 * (3 + 4 + 5))
    await render({ path: '/', theme: 'dark', keep })
    await render({ path: '/', locale: 'fr', keep })
    expect(kept.size).toBe(2 * (3 + 4 + 5 + 2))
    kept.clear()
    await render({ path: '/library?tab=mystery', keep })
    expect(kept.size).toBe(0)
  })

  it('keeps a name from being read as markup', async () => {
    expect(await render({ viewer: { id: 'x', name: '<img src=x>', role: 'user' } })).not.toContain('<img')
  })
})
