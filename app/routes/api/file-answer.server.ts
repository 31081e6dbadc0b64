import type { PrintedFile } from '#app/features/kits/print/print-kit.server.ts'

export const fileAnswer = ({ name, type, bytes }: PrintedFile): Response =>
  new Response(bytes instanceof Uint8Array ? Buffer.from(bytes) : bytes, { headers: fileHeaders(type, name) })

export const fileHeaders = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name.replaceAll(/[^ -~]/gu, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
})
