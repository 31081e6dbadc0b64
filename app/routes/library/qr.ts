import { encodeQR } from 'qr'
import { readShare } from '#app/features/library/share/read-share.server.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { qrPng } from '#app/platform/images/qr-png.server.ts'
import { localeContext } from '#app/platform/request-context.server.ts'
import { answered } from '#app/routes/api/json-answer.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { atAddress } from '#app/routes/layouts/at-address.server.ts'
import type { Route } from './+types/qr.ts'

/** `GET /adventure/<id>/qr?form=png`: the QR code of its address as a file, PNG or SVG. */
export const loader = answered(async ({ request, params, context }: Route.LoaderArgs) => {
  const { adventureId, shared, isCreator } = await atAddress({ request, params, context })
  if (shared === null) throw new AppError('notFound')
  const { address } = await readShare(getDatabase(), {
    adventureId,
    shared,
    locale: context.get(localeContext),
    isCreator,
  })
  const isSvg = new URL(request.url).searchParams.get('form') === 'svg'
  const file = isSvg ? encodeQR(address, 'svg', { border: 4 }) : new Uint8Array(await qrPng(address))
  return new Response(file, {
    headers: {
      'Content-Type': isSvg ? 'image/svg+xml' : 'image/png',
      'Content-Disposition': `attachment; filename="whodini-qr.${isSvg ? 'svg' : 'png'}"`,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
