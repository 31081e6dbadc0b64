import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** Reads a picture through a file: where the product has been loaded, its pictures may come from files only. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'whodini-picture-')), 'picture')
  await writeFile(file, bytes)
  return sharp(file)
}
