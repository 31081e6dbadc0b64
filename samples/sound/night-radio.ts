import { seeded } from '#app/features/generation/scenery/random.ts'
import { sampleRate } from './theatre-night.ts'

type Sound = Float32Array<ArrayBuffer>

/** Of a loop, in seconds. */
const length = 16
const total = sampleRate * length

/** What rings past the end of a loop continues at its beginning. */
const put = (into: Sound, at: number, seconds: number, value: (t: number) => number): void => {
  const from = Math.round(at * sampleRate)
  for (let step = 0; step < seconds * sampleRate; step += 1) {
    const place = (from + step) % into.length
    into[place] = into[place]! + value(step / sampleRate)
  }
}

/** Hiss through a filter that opens and shuts with `swell`; goes round without a seam. */
function noise(into: Sound, seed: number, dark: number, loudness: number, swell: (share: number) => number): void {
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

/** Turns so often a loop, so that its end meets its beginning. */
const wave = (share: number, turns: number, phase = 0): number => Math.sin(2 * Math.PI * (turns * share + phase))

function hum(into: Sound, pitch: number, loudness: number, overtones: readonly number[]): void {
  // A whole number of turns in the loop
  const turns = Math.round((pitch * into.length) / sampleRate)
  for (let at = 0; at < into.length; at += 1)
    into[at] =
      into[at]! +
      loudness * overtones.reduce((sum, part, index) => sum + part * wave(at / into.length, turns * (index + 1)), 0)
}

const click = (into: Sound, at: number, loudness: number, pitch = 1800): void =>
  put(into, at, 0.05, (t) => loudness * Math.exp(-t * 240) * Math.sin(2 * Math.PI * pitch * t))

const bump = (into: Sound, at: number, loudness: number, pitch = 74): void =>
  put(into, at, 0.4, (t) => loudness * Math.exp(-t * 15) * Math.sin(2 * Math.PI * pitch * t * (1 - t * 0.4)))

/** Struck iron. */
const clang = (into: Sound, at: number, pitch: number, loudness: number): void =>
  put(into, at, 1.3, (t) =>
    [1, 2.76, 5.4, 8.93].reduce(
      (sum, share, index) =>
        sum + (loudness / (index + 1)) * Math.exp(-t * (4 + index * 4)) * Math.sin(2 * Math.PI * pitch * share * t),
      0,
    ),
  )

function crackle(into: Sound, seed: number, times: number, loudness: number, pitch: number): void {
  const random = seeded(seed)
  for (let time = 0; time < times; time += 1)
    click(
      into,
      random() * (into.length / sampleRate - 0.1),
      loudness * (0.3 + 0.7 * random()),
      pitch * (0.6 + random()),
    )
}

/** Far voices in Morse: a soft tone, in and out. */
function farMorse(into: Sound, at: number, signs: string, pitch: number, loudness: number): void {
  let moment = at
  for (const sign of signs) {
    const seconds = sign === '.' ? 0.07 : sign === '-' ? 0.21 : 0
    if (seconds > 0)
      put(
        into,
        moment,
        seconds,
        (t) => loudness * Math.min(1, t * 200, (seconds - t) * 200) * Math.sin(2 * Math.PI * pitch * t),
      )
    moment += seconds + (seconds > 0 ? 0.07 : 0.2)
  }
}

const gusts = (share: number): number => 0.55 + 0.3 * wave(share, 2) + 0.15 * wave(share, 5, 0.3)
const even = (): number => 1

const beds: Record<string, (into: Sound) => void> = {
  studio: (into) => {
    noise(into, 3, 0.06, 0.5, even)
    crackle(into, 5, 46, 0.05, 2400)
    // The last groove: once a turn at 33 a minute, nearly
    for (let turn = 0; turn < 9; turn += 1) {
      bump(into, turn * (length / 9), 0.16, 60)
      click(into, turn * (length / 9) + 0.02, 0.22, 900)
    }
    crackle(into, 8, 60, 0.035, 5200)
  },
  'control-room': (into) => {
    hum(into, 60, 0.05, [1, 0.6, 0.25])
    noise(into, 11, 0.3, 0.16, (share) => 0.8 + 0.2 * wave(share, 24))
    for (const at of [3.1, 9.4, 9.6, 14.2]) click(into, at, 0.25, 700)
  },
  corridor: (into) => {
    hum(into, 120, 0.035, [1, 0.5, 0.7, 0.3, 0.4])
    crackle(into, 21, 34, 0.06, 3800)
    for (const at of [2.4, 7.7, 12.9]) bump(into, at, 0.3, 52)
    noise(into, 22, 0.02, 0.9, gusts)
  },
  library: (into) => {
    noise(into, 31, 0.012, 0.8, even)
    for (const at of [4.2, 11.6])
      put(into, at, 0.5, (t) => 0.18 * Math.exp(-t * 22) * Math.sin(2 * Math.PI * (620 + 900 * t) * t))
  },
  workshop: (into) => {
    hum(into, 60, 0.07, [1, 0.7, 0.4, 0.3])
    hum(into, 6800, 0.006, [1])
    noise(into, 41, 0.1, 0.12, even)
    for (const at of [5.5, 5.7, 13.1]) click(into, at, 0.14, 1300)
  },
  office: (into) => {
    for (let tick = 0; tick < length; tick += 1) click(into, tick, tick % 2 ? 0.2 : 0.26, tick % 2 ? 1500 : 1900)
    noise(into, 51, 0.02, 0.6, gusts)
    crackle(into, 52, 40, 0.05, 3000)
    for (const at of [6.3, 6.42]) clang(into, at, 2300, 0.05)
  },
  roof: (into) => {
    noise(into, 61, 0.05, 2.4, gusts)
    noise(into, 62, 0.012, 3.4, (share) => 0.6 + 0.4 * wave(share, 3, 0.4))
    for (let at = 0; at < into.length; at += 1) {
      const share = at / into.length
      into[at] = into[at]! + 0.07 * gusts(share) * wave(share, 148 * length) * (0.6 + 0.4 * wave(share, 3))
    }
    crackle(into, 63, 260, 0.1, 4200)
  },
  hut: (into) => {
    hum(into, 60, 0.09, [1, 0.5, 0.35, 0.2])
    noise(into, 71, 0.16, 0.2, (share) => 0.6 + 0.4 * wave(share, 2))
    farMorse(into, 2.2, '-.-. --.-', 760, 0.05)
    farMorse(into, 9.8, '-.. .', 690, 0.035)
    crackle(into, 72, 70, 0.05, 2600)
  },
}

const levelled = (sound: Sound, peak: number): Sound => {
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return sound.map((value) => (value / loudest) * peak)
}

/** The bed of a room of “Dead Air”. */
export const radioRoom = (room: string) => (): Sound => {
  const sound: Sound = new Float32Array(total)
  beds[room]!(sound)
  return levelled(sound, 0.5)
}

export const radioRooms = Object.keys(beds)

/** What the logger heard: a chair, steps on wood, steps on iron that climb, a bolt, a hatch, the wind. */
export function stepsAway(): Sound {
  const sound: Sound = new Float32Array(sampleRate * 19)
  noise(sound, 81, 0.25, 0.03, even)
  put(
    sound,
    0.4,
    0.7,
    (t) => 0.22 * Math.sin(Math.PI * (t / 0.7)) * Math.sin(2 * Math.PI * (210 + 60 * Math.sin(38 * t)) * t),
  )
  for (let step = 0; step < 8; step += 1) {
    bump(sound, 1.5 + step * 0.52, 0.6 * (1 - step * 0.07), 96)
    click(sound, 1.5 + step * 0.52, 0.25 * (1 - step * 0.08), 420)
  }
  for (let rung = 0; rung < 10; rung += 1)
    clang(sound, 6.7 + rung * 0.56, 190 * 1.045 ** rung, 0.42 * (1 - rung * 0.062))
  for (let notch = 0; notch < 9; notch += 1) click(sound, 12.7 + notch * 0.05, 0.16, 1500)
  clang(sound, 13.2, 310, 0.22)
  bump(sound, 13.9, 0.9, 44)
  noise(sound, 82, 0.05, 3, (share) =>
    share < 0.735 ? 0 : Math.min(1, (share - 0.735) * 9) * Math.min(1, (1 - share) * 12),
  )
  return levelled(sound, 0.7)
}
