import { redirect } from 'react-router'
import { makerOf } from '#app/features/locks/lock-pages.server.ts'
import { printLock } from '#app/features/locks/print-lock.server.ts'
import { slugWords } from '#app/features/studio/exchange/slug.ts'
import { papers } from '#app/shared/papers.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { flash } from '#app/platform/flash.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { z } from '#app/shared/zod.ts'
import type { Route } from './+types/print-lock.ts'

const asked = z.object({ paper: z.enum(papers).default('us-letter'), key: z.literal('1').optional() })

/** `GET /lock/<id>/print`: a PDF for its maker; `?key=1` adds the answer. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const wish = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wish.success) throw new AppError('invalidInput')
  const where = { database: getDatabase(), storage: getStorage() }
  const { paper, key } = wish.data
  const printed = await printLock(where, params.id, makerOf(context), { paper, withKey: key === '1' })
  if (printed === null)
    throw redirect(`/lock/${params.id}/share`, { headers: { 'Set-Cookie': flash('lockNotPrinted') } })
  const { title, pdf } = printed
  return new Response(Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.byteLength),
      'Content-Disposition': `inline; filename="${slugWords(title)}.pdf"`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
