import { countMapped, listMapped } from '#app/features/library/sitemap.queries.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { mostPages, sitemapFile, sitemapIndex, standingPages } from './sitemap-xml.ts'
import type { MappedPage } from './sitemap-xml.ts'
import type { Route } from './+types/sitemap.ts'

const xml = (body: string) =>
  new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'private, no-cache' },
  })

export const loader = answered(async ({ request }: Route.LoaderArgs) => {
  const { origin, searchParams } = new URL(request.url)
  const asked = searchParams.get('part')
  const parts = Math.ceil((standingPages.length + (await countMapped(getDatabase()))) / mostPages)
  if (asked === null && parts > 1) return xml(sitemapIndex(parts, origin))
  if (asked !== null && (!/^[1-9]\d{0,4}$/.test(asked) || Number(asked) > parts)) throw new AppError('notFound')
  return xml(sitemapFile(await readPart(Number(asked ?? 1)), origin))
})

async function readPart(part: number): Promise<MappedPage[]> {
  const standing: MappedPage[] = part === 1 ? standingPages.map((path) => ({ path })) : []
  const from = part === 1 ? 0 : (part - 1) * mostPages - standingPages.length
  return [...standing, ...(await listMapped(getDatabase(), from, mostPages - standing.length))]
}
