import { encodeQR } from 'qr'
import { qrPath } from '#app/shared/qr-path.ts'
import type { QrDrawing } from '#app/shared/qr-path.ts'

/** A code with the quiet edge that scanners want, as a path. @param border in squares; less on a coloured ground */
export const drawQr = (text: string, border = 4): QrDrawing => qrPath(encodeQR(text, 'raw', { border }))
