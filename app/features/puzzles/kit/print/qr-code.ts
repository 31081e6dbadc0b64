import { encodeQR } from 'qr'
import { qrPath } from '#app/shared/qr-path.ts'

export function qrCode(link: string): string {
  const { size, path } = qrPath(encodeQR(link, 'raw', { border: 2, ecc: 'medium' }))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}
