import { appendFile, readFile } from 'node:fs/promises'
import { openPicture } from './sharp.server.ts'

/** Share of the rows. */
const neededShare = 0.75
/** From here on a progressive JPEG is complete, if coarse; the rest adds detail. */
const neededScans = 6

const startOfScan = Buffer.from('ffda', 'hex')
const endOfImage = Buffer.from('ffd9', 'hex')

/** Downloads and copies lose their last bytes, and browsers show such photos all the same: this appends the end marker
 * so that they can be decoded. @returns false when too much is missing */
export async function mendJpeg(path: string): Promise<boolean> {
  if (!((await hasTopRows(path)) || (await scansIn(path)) >= neededScans)) return false
  await appendFile(path, endOfImage)
  return true
}

/** Rows are decoded from the top, only as far as requested. */
async function hasTopRows(path: string): Promise<boolean> {
  const picture = openPicture(path, { autoOrient: false })
  try {
    const { width, height } = await picture.metadata()
    const top = { left: 0, top: 0, width, height: Math.max(1, Math.floor(height * neededShare)) }
    await picture.clone().extract(top).resize(8, 8, { fit: 'fill' }).toBuffer()
    return true
  } catch {
    return false
  }
}

async function scansIn(path: string): Promise<number> {
  const data = await readFile(path)
  let scans = 0
  for (let at = data.indexOf(startOfScan); at >= 0; at = data.indexOf(startOfScan, at + 2)) scans += 1
  return scans
}
