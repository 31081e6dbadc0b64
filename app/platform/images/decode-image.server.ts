import { open } from 'node:fs/promises'
import { AppError } from '#app/shared/app-error.ts'
import { openPicture } from './sharp.server.ts'

export type PictureFormat = 'jpeg' | 'png' | 'webp'

export type DecodedPicture = { format: PictureFormat; width: number; height: number }

const signatures: Record<PictureFormat, (head: Buffer) => boolean> = {
  jpeg: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
}

const formats = ['jpeg', 'png', 'webp'] as const

async function formatByFirstBytes(path: string): Promise<PictureFormat | undefined> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    return formats.find((format) => signatures[format](buffer.subarray(0, bytesRead)))
  } finally {
    await handle.close()
  }
}

export function pictureError(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  if (/exceeds pixel limit/.test(error.message))
    return new AppError('imageTooLarge', { cause: error, log: error.message })
  if (/^timeout:/.test(error.message))
    return new AppError('imageTookTooLong', { cause: error, log: `took too long: ${error.message}` })
  if (/out of memory/.test(error.message))
    return new AppError('unavailable', { cause: error, log: error.message, retryAfter: 30 })
  // our own temporary file is gone: that is no fault of the picture
  if (/^Input file is missing/.test(error.message)) return error
  return new AppError('invalidFile', { cause: error, log: error.message })
}

/** Reads the type from the bytes. @throws AppError invalidFile unless JPEG, PNG, WebP, imageTooLarge above 40 MP */
export async function decodeImage(path: string): Promise<DecodedPicture> {
  const expected = await formatByFirstBytes(path)
  if (!expected) throw new AppError('invalidFile', { log: 'does not begin like a JPEG, PNG or WebP file' })
  try {
    const { format, autoOrient } = await openPicture(path).metadata()
    if (format !== expected) throw new AppError('invalidFile', { log: `begins like ${expected}, is ${format}` })
    if (!(autoOrient.width > 0 && autoOrient.height > 0)) throw new AppError('invalidFile', { log: 'has no size' })
    return { format, width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    throw pictureError(error)
  }
}
