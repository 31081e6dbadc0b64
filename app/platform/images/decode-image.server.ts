import { open } from 'node:fs/promises'
import { AppError } from '#app/shared/app-error.ts'
import { headBytes, isPictureKind, kindOfFile } from '#app/shared/file-kind.ts'
import type { FileKind, PictureKind } from '#app/shared/file-kind.ts'
import { openPicture } from './sharp.server.ts'
import type { PictureSource } from './sharp.server.ts'

export type DecodedPicture = { format: PictureKind; width: number; height: number }

async function kindOf(source: PictureSource): Promise<FileKind> {
  if (typeof source !== 'string') return kindOfFile(source.subarray(0, headBytes))
  const handle = await open(source, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return kindOfFile(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

const noPicture = (found: FileKind, why: 'format' | 'damaged', log: string, cause?: unknown): AppError =>
  new AppError('invalidFile', { params: { found, why }, log, cause })

export function pictureError(error: unknown, found: FileKind): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error
  if (/exceeds pixel limit/.test(error.message))
    return new AppError('imageTooLarge', { cause: error, log: error.message })
  if (/^timeout:/.test(error.message))
    return new AppError('imageTookTooLong', { cause: error, log: `took too long: ${error.message}` })
  if (/out of memory/.test(error.message))
    return new AppError('unavailable', { cause: error, log: error.message, retryAfter: 30 })
  // our own temporary file is gone, which is not the picture's fault
  if (/^Input file is missing/.test(error.message)) return error
  return noPicture(found, 'damaged', error.message, error)
}

/** Detects the type from the bytes. @throws AppError invalidFile, with what was found, unless JPEG, PNG or WebP;
 * imageTooLarge above 40 MP */
export async function decodeImage(source: PictureSource): Promise<DecodedPicture> {
  const found = await kindOf(source)
  if (!isPictureKind(found)) throw noPicture(found, 'format', `is no JPEG, PNG or WebP but ${found}`)
  try {
    const { format, autoOrient } = await openPicture(source).metadata()
    if (format !== found) throw noPicture(found, 'damaged', `begins like ${found}, is ${format}`)
    if (!(autoOrient.width > 0 && autoOrient.height > 0)) throw noPicture(found, 'damaged', 'has no size')
    return { format: found, width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    throw pictureError(error, found)
  }
}
