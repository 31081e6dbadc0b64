import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { and, eq, inArray } from 'drizzle-orm'
import { assetNameAt } from '#app/features/media/asset.present.ts'
import type { PrintPicture } from '#app/features/puzzles/contract/puzzle-print.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { pictureLines } from '#app/platform/images/picture-lines.server.ts'
import { reencodeImage } from '#app/platform/images/reencode-image.server.ts'
import type { PictureSource } from '#app/platform/images/sharp.server.ts'
import { logger } from '#app/platform/log.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { AppError } from '#app/shared/app-error.ts'
import { assets } from '#database/schema/assets.ts'

/** `asLines`: without filled areas, to save ink. */
type Where = { database: Database; storage: FileStorage; asLines?: boolean }

/** 300 dpi over the page width of 17 cm. */
const longestSide = 2000
const quality = 82

type Look = { whose: string; asLines: boolean }

export type PrintFile = { picture: PrintPicture; bytes: Uint8Array }

/** A picture whose id is its name, by the ids of assets. Uploads of this adventure only. */
export async function assetPictures(
  { database, storage, asLines = false }: Where,
  adventureId: string,
  ids: readonly string[],
  onProgress: (done: number) => void = () => undefined,
): Promise<ReadonlyMap<string, PrintFile>> {
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id: assets.id, storageKey: assets.storageKey, sha256: assets.sha256 })
          .from(assets)
          .where(and(eq(assets.adventureId, adventureId), inArray(assets.id, [...ids])))
  const files = new Map<string, PrintFile>()
  for (const [at, { id, ...asset }] of rows.entries()) {
    const file = await stored(storage, asset, id, { whose: adventureId, asLines })
    if (file) files.set(id, file)
    onProgress(at + 1)
  }
  return files
}

/** Null for an address without a file. Only uploads of this adventure and illustrations of the site. */
export async function picturesOf(
  { database, storage, asLines = false }: Where,
  adventureId: string,
  addresses: readonly (string | null)[],
): Promise<(PrintFile | null)[]> {
  const names = addresses.flatMap((address) => (address && assetNameAt(address)) || [])
  const rows =
    names.length === 0
      ? []
      : await database
          .select({ name: assets.name, storageKey: assets.storageKey, sha256: assets.sha256 })
          .from(assets)
          .where(and(eq(assets.adventureId, adventureId), inArray(assets.name, names)))
  const files: (PrintFile | null)[] = []
  for (const [at, address] of addresses.entries()) {
    const asset = rows.find(({ name }) => address && assetNameAt(address) === name)
    const look = { whose: adventureId, asLines }
    files.push(asset ? await stored(storage, asset, at, look) : await illustration(address, at, look))
  }
  return files
}

type Asset = { storageKey: string; sha256: string }

async function stored(
  storage: FileStorage,
  { storageKey: key, sha256 }: Asset,
  name: string | number,
  look: Look,
): Promise<PrintFile | null> {
  const ours = look.asLines ? await drawnLines(sha256, name) : null
  if (ours) return ours
  const file = await storage.get(key)
  if (!file) {
    logger.error('the file of an asset is missing', { key })
    return null
  }
  return forPaper(await buffer(file.stream), name, look)
}

/** Line drawings of our own pictures, by the hash of the picture. */
const linesFolder = join('samples', 'art', 'lines')

async function drawnLines(sha256: string, name: string | number): Promise<PrintFile | null> {
  const bytes = await readFile(join(process.cwd(), linesFolder, `${sha256.slice(0, 16)}.svg`)).catch(() => null)
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/u.exec(bytes?.subarray(0, 500).toString() ?? '') ?? []
  if (bytes === null || width === undefined || height === undefined) return null
  return { picture: { path: `/pictures/${name}.svg`, width: Number(width), height: Number(height) }, bytes }
}

/** A later version of the site may no longer have it. */
async function illustration(address: string | null, at: string | number, look: Look): Promise<PrintFile | null> {
  const name = /^\/illustrations\/([\w-]+\.(?:webp|jpg|png))$/u.exec(address ?? '')?.[1]
  if (name === undefined) return null
  try {
    return await forPaper(join(process.cwd(), 'public', 'illustrations', name), at, look)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalidFile') return null
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function forPaper(source: PictureSource, name: string | number, { whose, asLines }: Look): Promise<PrintFile> {
  const frame = { inside: [longestSide, longestSide] } as const
  const image = await reencodeImage(source, { frame, format: 'jpeg', quality, keepAlpha: false }, whose)
  const { data, width, height } = asLines ? await pictureLines(image.data, whose) : image
  return { picture: { path: `/pictures/${name}.${asLines ? 'png' : 'jpg'}`, width, height }, bytes: data }
}
