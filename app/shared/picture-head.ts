import { kindOfFile, says } from './file-kind.ts'

/** A small file can claim gigabytes: the server refuses larger ones before decoding, and the browser scales first. */
export const maxPixels = 40_000_000

/** Cameras write previews and profiles before a JPEG's size. */
export const pictureHeadBytes = 1024 * 1024

export type PictureHead = { width: number; height: number; isAnimated: boolean }

/** The size as stored, before the camera's rotation is applied. Null for an unsupported picture, or if no size is found
 * here. */
export function readPictureHead(head: Uint8Array): PictureHead | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    switch (kindOfFile(head)) {
      case 'jpeg':
        return sizeOfJpeg(view)
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20), isAnimated: hasFrames(head, view) }
      case 'webp':
        return sizeOfWebp(head, view)
      case 'gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true), isAnimated: hasImages(view) }
      case 'avif':
        return sizeOfAvif(head, view)
      default:
        return null
    }
  } catch (error) {
    // The head ended before the size
    if (error instanceof RangeError) return null
    throw error
  }
}

function sizeOfJpeg(view: DataView): PictureHead | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const mark = view.getUint8(at + 1)
    if (mark === 0xff) at += 1
    else if (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5), isAnimated: false }
    else at += 2 + view.getUint16(at + 2)
  }
  return null
}

/** An animated PNG declares itself before its first pixels. */
function hasFrames(head: Uint8Array, view: DataView): boolean {
  for (let at = 8; at + 8 <= head.length && !says(head, at + 4, 'IDAT'); at += 12 + view.getUint32(at))
    if (says(head, at + 4, 'acTL')) return true
  return false
}

/** More than one image in a GIF, as far as the head goes. */
function hasImages(view: DataView): boolean {
  const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1))
  let images = 0
  for (let at = 13 + tableBytes(view.getUint8(10)); at + 10 < view.byteLength && images < 2;) {
    const mark = view.getUint8(at)
    if (mark === 0x2c) {
      images += 1
      at += 11 + tableBytes(view.getUint8(at + 9))
    } else if (mark === 0x21) at += 2
    else break
    // Its data, in pieces up to an empty one
    while (at < view.byteLength && view.getUint8(at) > 0) at += 1 + view.getUint8(at)
    at += 1
  }
  return images > 1
}

/** Of its parts, the largest is the whole picture. */
function sizeOfAvif(head: Uint8Array, view: DataView): PictureHead | null {
  let [width, height] = [0, 0]
  for (let at = head.indexOf(0x69); at >= 0; at = head.indexOf(0x69, at + 1)) {
    if (!says(head, at, 'ispe')) continue
    const sides = [view.getUint32(at + 8), view.getUint32(at + 12)] as const
    if (sides[0] * sides[1] > width * height) [width, height] = sides
  }
  const isAnimated = says(head, 8, 'avis')
  return width > 0 || isAnimated ? { width, height, isAnimated } : null
}

function sizeOfWebp(head: Uint8Array, view: DataView): PictureHead | null {
  if (says(head, 12, 'VP8X')) {
    const side = (at: number) => 1 + (view.getUint32(at, true) & 0xffffff)
    return { width: side(24), height: side(27), isAnimated: (view.getUint8(20) & 2) !== 0 }
  }
  if (says(head, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff), isAnimated: false }
  }
  if (!says(head, 12, 'VP8 ')) return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff, isAnimated: false }
}
