import { encodeQR } from 'qr'
import { qrPng } from '#app/platform/images/qr-png.server.ts'

/** The QR code of an address as a file: `?form=svg`, otherwise PNG. */
export async function qrAnswer(address: string, request: Request): Promise<Response> {
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
}
