import type { Samples } from './sound-file.ts'

/** The duration of one frame in ms, by its coding (RFC 6716, 3.1). */
const frameMs = (coding: number): number => {
  if (coding < 12) return [10, 20, 40, 60][coding & 3]!
  return coding < 16 ? [10, 20][coding & 1]! : [2.5, 5, 10, 20][coding & 3]!
}

function packetMs(data: Uint8Array, at: number, size: number): number {
  const how = data[at]!
  const frames = [1, 2, 2, size > 1 ? data[at + 1]! & 0x3f : 0][how & 3]!
  return frames * frameMs(how >> 3)
}

/** Packets contain their own duration. Recorders only note when they received them, and not when the last one ends. */
export function opusTimes(data: Uint8Array, { places, sizes }: Samples, timescale: number): Samples['times'] {
  const times: Samples['times'] = []
  places.forEach((place, index) => {
    const lasts = Math.round((packetMs(data, place, sizes[index]!) * timescale) / 1_000)
    const last = times.at(-1)
    if (last?.[1] === lasts) last[0] += 1
    else times.push([1, lasts])
  })
  return times
}
