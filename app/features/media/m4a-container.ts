type Box = { type: string; start: number; body: number; end: number }

/** What a player needs of a recording; everything else (where it was made, names, covers) is blanked. */
const needed: Record<string, readonly string[]> = {
  '': ['ftyp', 'moov', 'mdat'],
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['smhd', 'dinf', 'stbl'],
}

const headBytes = 8

const typeAt = (data: Uint8Array, at: number): string => String.fromCharCode(...data.subarray(at, at + 4))

/** The boxes between two places; null when they do not fill them. */
function boxesIn(data: Uint8Array, from: number, to: number): Box[] | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    if (at + headBytes > to) return null
    const short = view.getUint32(at)
    if (short === 1 && at + 16 > to) return null
    const head = short === 1 ? 16 : headBytes
    const size = short === 1 ? Number(view.getBigUint64(at + headBytes)) : short === 0 ? to - at : short
    if (size < head || at + size > to) return null
    boxes.push({ type: typeAt(data, at + 4), start: at, body: at + head, end: at + size })
    at += size
  }
  return boxes
}

/** AAC in MP4, as phones record it; null for anything else, pictures that move included. Places inside stay as they
 * are, since the file counts them. */
export function readM4a(data: Uint8Array): Uint8Array | null {
  if (typeAt(data, 4) !== 'ftyp') return null
  const kept = data.slice()
  const found = new Set<string>()
  return clean(kept, { type: '', start: 0, body: 0, end: kept.length }, found) &&
    ['ftyp', 'mdat', 'hdlr', 'stbl'].every((type) => found.has(type))
    ? kept
    : null
}

function clean(data: Uint8Array, { type, body, end }: Box, found: Set<string>): boolean {
  found.add(type)
  if (type === 'hdlr') return cleanHandler(data, body, end)
  if (type === 'stbl') return isAac(data, body, end)
  const inside = needed[type]
  if (!inside) return true
  const boxes = boxesIn(data, body, end)
  return (
    boxes !== null &&
    boxes.every((box) => {
      if (inside.includes(box.type)) return clean(data, box, found)
      data.set([0x66, 0x72, 0x65, 0x65], box.start + 4) // `free`
      data.fill(0, box.body, box.end)
      return true
    })
  )
}

const handlerName = 24

/** Only sound is taken, and its maker's name is not kept. */
function cleanHandler(data: Uint8Array, body: number, end: number): boolean {
  if (body + handlerName > end || typeAt(data, body + 8) !== 'soun') return false
  data.fill(0, body + handlerName, end)
  return true
}

function isAac(data: Uint8Array, body: number, end: number): boolean {
  const described = boxesIn(data, body, end)?.find(({ type }) => type === 'stsd')
  return described !== undefined && typeAt(data, described.body + 12) === 'mp4a'
}
