import { says } from '#app/shared/file-kind.ts'
import { joined, viewOf } from './sound-file.ts'
import type { NoSound, SoundFile } from './sound-file.ts'

const sounds = ['\u0001vorbis', 'OpusHead', '\u007fFLAC']
const films = ['\u0080theora', 'BBCD', 'OVP80']
/** Describes the other streams; players do not need it. */
const index = 'fishead'

type Page = { at: number; body: number; end: number; stream: number; begins: boolean }

/** Keeps the complete pages of the sound, without a cut-off page and anything after the last one. */
export function readOgg(data: Uint8Array): SoundFile | NoSound {
  const pages = pagesOf(data)
  const kept = new Set<number>()
  let sounding = 0
  for (const { begins, body, stream } of pages) {
    if (!begins) {
      sounding += kept.has(stream) ? 1 : 0
      continue
    }
    if (sounds.some((codec) => says(data, body, codec))) kept.add(stream)
    else if (films.some((codec) => says(data, body, codec))) return { found: 'ogg', why: 'film' }
    else if (!says(data, body, index)) return { found: 'ogg', why: 'coding' }
  }
  if (sounding === 0) return { found: 'ogg', why: 'damaged' }
  const parts = pages.filter(({ stream }) => kept.has(stream)).map(({ at, end }) => data.subarray(at, end))
  return { mime: 'audio/ogg', data: joined(parts) }
}

function pagesOf(data: Uint8Array): Page[] {
  const pages: Page[] = []
  for (let at = 0; at + 27 <= data.length && says(data, at, 'OggS') && data[at + 4] === 0;) {
    const body = at + 27 + data[at + 26]!
    const end = data.subarray(at + 27, body).reduce((sum, size) => sum + size, body)
    if (end > data.length) break
    pages.push({ at, body, end, stream: viewOf(data).getUint32(at + 14, true), begins: (data[at + 5]! & 2) !== 0 })
    at = end
  }
  return pages
}
