import { env } from '#app/platform/env.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { privateAreas } from '#app/routes/layouts/private-areas.ts'
import type { Route } from './+types/robots.ts'

export const loader = answered(async ({ request }: Route.LoaderArgs) => {
  const text = env().isLocalInstallation
    ? robotsText([{ path: '/', closed: true }])
    : `${robotsText(privateAreas)}\nSitemap: ${new URL('/sitemap.xml', request.url).href}\n`
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-cache' },
  })
})

/** An area is its own address and everything below; `$` keeps `/creator` from closing `/creators`. */
function robotsText(areas: typeof privateAreas): string {
  const closed = areas.filter((area) => area.closed).map(({ path }) => path)
  const lines = closed.flatMap((path) =>
    path === '/' ? ['Disallow: /'] : [`Disallow: ${path}$`, `Disallow: ${path}?`, `Disallow: ${path}/`],
  )
  return `User-agent: *\n${lines.join('\n')}\n`
}
