import { boxAt, boxesIn, Fields } from './mp4-boxes.ts'
import type { Box } from './mp4-boxes.ts'
import { maxSamples } from './sound-file.ts'
import type { Samples } from './sound-file.ts'

/** The samples of a track, or of the fragments that a recorder wrote one after another. Null if the tables are
 * impossible. */
export function samplesOf(data: Uint8Array, track: { id: number; stbl: Box; moov: Box; all: readonly Box[] }) {
  const samples: Samples = { places: [], sizes: [], times: [] }
  const isTrue = fromTables(data, track.stbl, samples) && fromFragments(data, track, samples)
  return isTrue ? samples : null
}

/** A count larger than the file cannot be true. Check before allocating anything for it. */
const tooMany = (data: Uint8Array, count: number): boolean => count > Math.min(data.length, maxSamples)

function add(samples: Samples, place: number, size: number, lasts: number): void {
  samples.places.push(place)
  samples.sizes.push(size)
  const last = samples.times.at(-1)
  if (last?.[1] === lasts) last[0] += 1
  else samples.times.push([1, lasts])
}

function fromTables(data: Uint8Array, stbl: Box, samples: Samples): boolean {
  const sizes = sizesIn(data, stbl)
  if (!sizes) return false
  const places = chunkPlaces(data, stbl)
  const perChunk = runsIn(data, boxAt(data, stbl, 'stsc'), 12, (fields) => {
    const run: [first: number, count: number] = [fields.word(), fields.word()]
    fields.skip(4)
    return run
  })
  const times = runsIn(data, boxAt(data, stbl, 'stts'), 8, (fields): [number, number] => [fields.word(), fields.word()])
  let [next, run, time, timeLeft] = [0, 0, 0, times[0]?.[0] ?? 0]
  for (let chunk = 1; chunk <= places.length && next < sizes.length; chunk++) {
    while (run + 1 < perChunk.length && perChunk[run + 1]![0] <= chunk) run += 1
    let place = places[chunk - 1]!
    for (let left = perChunk[run]?.[1] ?? 0; left > 0 && next < sizes.length; left--) {
      while (timeLeft === 0 && time + 1 < times.length) timeLeft = times[++time]![0]
      timeLeft = Math.max(0, timeLeft - 1)
      add(samples, place, sizes[next]!, times[time]?.[1] ?? 0)
      place += sizes[next]!
      next += 1
    }
  }
  return next === sizes.length
}

function sizesIn(data: Uint8Array, stbl: Box): number[] | null {
  const box = boxAt(data, stbl, 'stsz')
  if (!box) return []
  const fields = new Fields(data, box).skip(4)
  const [each, count] = [fields.word(), fields.word()]
  if (tooMany(data, count) || each * count > data.length) return null
  if (each === 0 && fields.left < count * 4) return null
  return Array.from({ length: count }, () => each || fields.word())
}

function chunkPlaces(data: Uint8Array, stbl: Box): number[] {
  const wide = boxAt(data, stbl, 'co64')
  return runsIn(data, wide ?? boxAt(data, stbl, 'stco'), wide ? 8 : 4, (fields) =>
    wide ? fields.long() : fields.word(),
  )
}

function runsIn<Run>(data: Uint8Array, box: Box | undefined, bytes: number, read: (fields: Fields) => Run): Run[] {
  if (!box) return []
  const fields = new Fields(data, box).skip(4)
  // An empty run means nothing, so there are no more runs than samples
  const count = Math.min(fields.word(), maxSamples, Math.floor(Math.max(0, fields.left) / bytes))
  return Array.from({ length: count }, () => read(fields))
}

type Usual = { lasts: number; size: number }

function fromFragments(
  data: Uint8Array,
  { id, moov, all }: { id: number; moov: Box; all: readonly Box[] },
  samples: Samples,
): boolean {
  const usual = usualIn(data, moov, id)
  for (const moof of all.filter(({ type }) => type === 'moof'))
    for (const traf of boxesIn(data, moof).filter(({ type }) => type === 'traf'))
      if (!fromTrack(data, { id, moof, traf, usual }, samples)) return false
  return true
}

function usualIn(data: Uint8Array, moov: Box, id: number): Usual {
  const extended = boxAt(data, moov, 'mvex')
  for (const box of extended ? boxesIn(data, extended) : []) {
    if (box.type !== 'trex') continue
    const fields = new Fields(data, box).skip(4)
    if (fields.word() !== id) continue
    return { lasts: fields.skip(4).word(), size: fields.word() }
  }
  return { lasts: 0, size: 0 }
}

function fromTrack(
  data: Uint8Array,
  { id, moof, traf, usual }: { id: number; moof: Box; traf: Box; usual: Usual },
  samples: Samples,
): boolean {
  const head = boxAt(data, traf, 'tfhd')
  if (!head) return true
  const fields = new Fields(data, head)
  const flags = fields.word()
  if (fields.word() !== id) return true
  const from = flags & 0x01 ? fields.long() : moof.start
  if (flags & 0x02) fields.skip(4)
  const lasts = flags & 0x08 ? fields.word() : usual.lasts
  const size = flags & 0x10 ? fields.word() : usual.size
  let place = from
  for (const run of boxesIn(data, traf).filter(({ type }) => type === 'trun')) {
    const end = fromRun(data, { run, from, place, usual: { lasts, size } }, samples)
    if (end === null) return false
    place = end
  }
  return true
}

function fromRun(
  data: Uint8Array,
  { run, from, place, usual }: { run: Box; from: number; place: number; usual: Usual },
  samples: Samples,
): number | null {
  const fields = new Fields(data, run)
  const flags = fields.word()
  const count = fields.word()
  let at = flags & 0x01 ? from + fields.signed() : place
  if (flags & 0x04) fields.skip(4)
  if (tooMany(data, count + samples.sizes.length)) return null
  for (let left = count; left > 0; left--) {
    const lasts = flags & 0x100 ? fields.word() : usual.lasts
    const size = flags & 0x200 ? fields.word() : usual.size
    if (flags & 0x400) fields.skip(4)
    if (flags & 0x800) fields.skip(4)
    if (fields.left < 0) return null
    add(samples, at, size, lasts)
    at += size
  }
  return at
}
