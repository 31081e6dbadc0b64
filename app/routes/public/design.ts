import { designSheet } from '#app/features/admin/design/design-sheet.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import type { Route } from './+types/design.ts'

const aYear = 31_536_000

/** The style sheet of the design settings; any other version gets the current one too, but uncached. */
export const loader = answered(async ({ params }: Route.LoaderArgs) => {
  const sheet = await designSheet()
  if (!sheet || !params.version.endsWith('.css')) throw new AppError('notFound')
  const isPresent = params.version === `${sheet.version}.css`
  return new Response(sheet.css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': isPresent ? `public, max-age=${aYear}, immutable` : 'no-store',
    },
  })
})
