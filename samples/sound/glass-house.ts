import { seeded } from '#app/features/generation/scenery/random.ts'
import { sampleRate } from './theatre-night.ts'

type Sound = Float32Array<ArrayBuffer>

/** Of a loop, in seconds. */
const length = 14
const total = sampleRate * length

/** What rings past the end of a loop continues at its beginning. */
const put = (into: Sound, at: number, seconds: number, value: (t: number) => number): void => {
  const from = Math.round(at * sampleRate)
  for (let step = 0; step < seconds * sampleRate; step += 1) {
    const place = (from + step) % into.length
    into[place] = into[place]! + value(step / sampleRate)
  }
}

/** Turns so often a loop, so that its end meets its beginning. */
const wave = (share: number, turns: number, phase = 0): number => Math.sin(2 * Math.PI * (turns * share + phase))

/** Hiss through a filter that opens and shuts with `swell`; goes round without a seam. */
function breath(into: Sound, seed: number, dark: number, loudness: number, swell: (share: number) => number): void {
  const random = seeded(seed)
  const white = Float32Array.from(into, () => random() * 2 - 1)
  let level = 0
  let slow = 0
  for (let step = 0; step < into.length * 2; step += 1) {
    const at = step % into.length
    level += (white[at]! - level) * dark
    slow += (level - slow) * 0.002
    if (step >= into.length) into[at] = into[at]! + (level - slow) * loudness * swell(at / into.length)
  }
}

const drop = (into: Sound, at: number, pitch: number, loudness: number): void =>
  put(into, at, 0.4, (t) => loudness * Math.exp(-t * 26) * Math.sin(2 * Math.PI * (pitch + 700 * t) * t))

const knock = (into: Sound, at: number, pitch: number, loudness: number): void =>
  put(into, at, 0.6, (t) => loudness * Math.exp(-t * 13) * Math.sin(2 * Math.PI * pitch * t * (1 - t * 0.3)))

const ping = (into: Sound, at: number, pitch: number, loudness: number): void =>
  put(
    into,
    at,
    0.9,
    (t) =>
      loudness * Math.exp(-t * 8) * (Math.sin(2 * Math.PI * pitch * t) + 0.4 * Math.sin(5.2 * Math.PI * pitch * t)),
  )

function drops(into: Sound, seed: number, times: number, loudness: number): void {
  const random = seeded(seed)
  for (let time = 0; time < times; time += 1)
    drop(into, random() * length, 480 + 900 * random(), loudness * (0.3 + 0.7 * random()))
}

const even = (): number => 1
const gusts = (share: number): number => 0.55 + 0.3 * wave(share, 2) + 0.15 * wave(share, 5, 0.3)

const beds: Record<string, (into: Sound) => void> = {
  porch: (into) => {
    drops(into, 3, 9, 0.3)
    breath(into, 4, 0.03, 0.7, gusts)
    for (let tick = 0; tick < length; tick += 1) knock(into, tick, tick % 2 ? 1500 : 1900, 0.1)
  },
  'palm-house': (into) => {
    drops(into, 11, 26, 0.34)
    breath(into, 12, 0.2, 0.12, (share) => 0.7 + 0.3 * wave(share, 3))
    put(
      into,
      8.2,
      1.1,
      (t) => 0.05 * Math.sin(Math.PI * (t / 1.1)) * Math.sin(2 * Math.PI * (300 + 40 * Math.sin(26 * t)) * t),
    )
  },
  'orchid-room': (into) => {
    // The pump: it breathes out, and waits
    breath(into, 21, 0.5, 0.36, (share) => Math.max(0, wave(share, 2)) ** 2)
    drops(into, 22, 7, 0.24)
  },
  'boiler-room': (into) => {
    breath(into, 31, 0.02, 2.6, (share) => 0.8 + 0.2 * wave(share, 17))
    for (const at of [2.6, 2.85, 9.3, 9.55]) knock(into, at, 210, 0.5)
    breath(into, 32, 0.4, 0.05, even)
  },
  'alpine-house': (into) => {
    breath(into, 41, 0.06, 1.3, gusts)
    breath(into, 42, 0.6, 0.06, even)
    drops(into, 43, 60, 0.05)
  },
  'seed-room': (into) => {
    for (const at of [1.4, 5.1, 10.6])
      put(into, at, 0.5, (t) => 0.12 * (Math.sin(7919 * t * t * 60) * Math.sin(Math.PI * (t / 0.5))))
    put(
      into,
      6.6,
      2.4,
      (t) => 0.05 * Math.sin(Math.PI * (t / 2.4)) * Math.sin(2 * Math.PI * (182 + 9 * Math.sin(5 * t)) * t),
    )
    breath(into, 51, 0.03, 0.3, even)
  },
  'ice-cellar': (into) => {
    for (const [at, pitch] of [
      [0.8, 1900],
      [3.7, 2400],
      [4.1, 1500],
      [8.9, 2100],
      [12.2, 2700],
    ] as const)
      ping(into, at, pitch, 0.16)
    breath(into, 61, 0.008, 1.6, even)
  },
  middle: (into) => {
    // Two houses that breathe in turn
    breath(into, 71, 0.05, 0.6, (share) => Math.max(0, wave(share, 3)))
    breath(into, 72, 0.02, 1.1, (share) => Math.max(0, -wave(share, 3)))
  },
}

const levelled = (sound: Sound, peak: number): Sound => {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return sound.map((value) => (value / loudest) * peak)
}

/** The bed of a room of “Both Sides of the Glass”. */
export const glassRoom = (room: string) => (): Sound => {
  const sound: Sound = new Float32Array(total)
  beds[room]!(sound)
  return levelled(sound, 0.45)
}

export const glassRooms = Object.keys(beds)

/** A white-throated sparrow off a record: two long notes, then three times the same three. */
export function whistle(): Sound {
  const sound: Sound = new Float32Array(sampleRate * 12)
  const note = (at: number, seconds: number, pitch: number): void =>
    put(sound, at, seconds, (t) => {
      const edge = Math.min(1, t * 30, (seconds - t) * 24)
      return (
        0.5 *
        edge *
        (1 + 0.12 * Math.sin(2 * Math.PI * 24 * t)) *
        Math.sin(2 * Math.PI * (pitch + 8 * Math.sin(2 * Math.PI * 6 * t)) * t)
      )
    })
  for (const verse of [0.8, 6.6]) {
    note(verse, 0.75, 2350)
    note(verse + 0.9, 0.85, 3150)
    for (const figure of [0, 1, 2]) {
      const from = verse + 2 + figure * 0.82
      note(from, 0.15, 3120)
      note(from + 0.2, 0.13, 3120)
      note(from + 0.38, 0.3, 3080)
    }
  }
  breath(sound, 81, 0.5, 0.05, even)
  const random = seeded(82)
  for (let time = 0; time < 70; time += 1)
    put(sound, random() * 11.8, 0.02, (t) => 0.09 * Math.exp(-t * 400) * Math.sin(2 * Math.PI * 2600 * t))
  return levelled(sound, 0.7)
}
