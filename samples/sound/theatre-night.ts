import { seeded } from '#app/features/generation/scenery/random.ts'

/** Samples a second; enough for background sound. */
export const sampleRate = 22_050

const length = 24

const total = sampleRate * length

/** Sound that rings past the end continues at the beginning, so that the loop has no seam. */
const wrapped = (at: number, step: number): number => (Math.round(at * sampleRate) + step) % total

type Sound = Float32Array<ArrayBuffer>

function air(into: Sound, loudness: number): void {
  const random = seeded(1887)
  const noise = Float32Array.from({ length: total }, () => random() * 2 - 1)
  let level = 0
  // The first round only finds the level for the second
  for (let step = 0; step < total * 2; step += 1) {
    level = level * 0.985 + noise[step % total]! * 0.015
    if (step >= total)
      into[step - total] = into[step - total]! + level * loudness * (1 + 0.3 * Math.sin((step / total) * Math.PI * 4))
  }
}

function creak(into: Sound, at: number, seconds: number, pitch: number, loudness: number): void {
  const random = seeded(Math.round(at * 1000))
  let moment = at
  while (moment < at + seconds) {
    const share = (moment - at) / seconds
    const swell = Math.sin(Math.PI * share) ** 2
    const tone = pitch * (1 + 0.5 * share + 0.04 * random())
    for (let step = 0; step < sampleRate * 0.03; step += 1) {
      const t = step / sampleRate
      const place = wrapped(moment, step)
      into[place] =
        into[place]! +
        loudness *
          swell *
          Math.exp(-t * 190) *
          (Math.sin(2 * Math.PI * tone * t) + 0.5 * Math.sin(2 * Math.PI * tone * 2.71 * t))
    }
    moment += 1 / (26 + 46 * share + 10 * random())
  }
}

function strike(into: Sound, at: number, frequency: number, loudness: number): void {
  const partials = [1, 0.42, 0.16, 0.06]
  for (let step = 0; step < sampleRate * 3.4; step += 1) {
    const t = step / sampleRate
    const attack = Math.min(1, t * 120)
    let value = 0
    partials.forEach((strength, index) => {
      const tone = frequency * (index + 1) * (1 + 0.0004 * index * index)
      value +=
        strength *
        Math.exp(-t * (0.9 + index * 1.1)) *
        (Math.sin(2 * Math.PI * tone * t) + 0.6 * Math.sin(2 * Math.PI * tone * 1.0016 * t))
    })
    const place = wrapped(at, step)
    into[place] = into[place]! + loudness * attack * value
  }
}

function echo(dry: Sound): Sound {
  const wet = Float32Array.from(dry)
  for (const [delay, share] of [
    [0.113, 0.34],
    [0.197, 0.26],
    [0.311, 0.18],
    [0.457, 0.12],
  ] as const) {
    let soft = 0
    for (let step = 0; step < total; step += 1) {
      soft = soft * 0.6 + dry[(step - Math.round(delay * sampleRate) + total) % total]! * 0.4
      wet[step] = wet[step]! + soft * share
    }
  }
  return wet
}

const tuning = [
  [1.2, 220],
  [2.1, 220],
  [2.9, 440],
  [4.1, 329.6],
  [4.9, 330.6],
  [6.2, 440],
  [6.8, 660],
] as const
const waltz = [
  [11.2, 146.8],
  [11.7, 293.7],
  [12.2, 349.2],
  [12.7, 130.8],
  [13.2, 261.6],
  [13.7, 329.6],
  [14.2, 116.5],
  [14.7, 233.1],
  [15.2, 293.7],
  [15.7, 110],
  [16.2, 277.2],
  [16.7, 329.6],
  [17.3, 440],
] as const

/** From -1 to 1; the same every time. */
export function theatreNight(): Sound {
  const room: Sound = new Float32Array(total)
  for (const [at, frequency] of tuning) strike(room, at, frequency, 0.07)
  for (const [at, frequency] of waltz) strike(room, at, frequency, 0.055)
  creak(room, 8.3, 1.5, 310, 0.2)
  creak(room, 10.1, 0.7, 260, 0.12)
  creak(room, 18.9, 1.9, 280, 0.18)
  creak(room, 22.4, 0.9, 340, 0.1)
  const whole = echo(room)
  air(whole, 0.5)
  const loudest = whole.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return whole.map((value) => (value / loudest) * 0.5)
}
