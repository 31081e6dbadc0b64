/** How loud a sound is over time: the largest swing in each of `parts` parts, from 0 to 1. */
export function loudness(samples: Float32Array, parts: number): number[] {
  const peaks = Array.from({ length: parts }, (_, part) => {
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * samples.length) / parts)) as [number, number]
    let peak = 0
    for (let at = from; at < to; at++) peak = Math.max(peak, Math.abs(samples[at]!))
    return peak
  })
  const most = Math.max(...peaks)
  return most === 0 ? peaks : peaks.map((peak) => peak / most)
}

const windowLength = 1024

/** For each part the strengths from low to high, 0 to 1, on hearing's scale. `highest`: the highest pitch, in Hz. */
export function pitches(
  samples: Float32Array,
  sampleRate: number,
  parts: number,
  steps: number,
  highest = 8_000,
): number[][] {
  const lowest = 80
  const bins = Array.from({ length: steps + 1 }, (_, step) =>
    Math.round((lowest * (highest / lowest) ** (step / steps) * windowLength) / sampleRate),
  )
  const columns = Array.from({ length: parts }, (_, part) => {
    const strengths = strengthsAt(samples, Math.floor(((part + 0.5) * samples.length) / parts) - windowLength / 2)
    return Array.from({ length: steps }, (_each, step) => {
      let strength = 0
      for (let bin = bins[step]!; bin <= Math.max(bins[step]!, bins[step + 1]! - 1); bin++)
        strength = Math.max(strength, strengths[bin] ?? 0)
      return strength
    })
  })
  const most = Math.max(...columns.flat())
  // loudness as it is heard, over 50 decibels
  return columns.map((column) =>
    column.map((strength) =>
      most === 0 || strength === 0 ? 0 : Math.max(0, 1 + (20 * Math.log10(strength / most)) / 50),
    ),
  )
}

function strengthsAt(samples: Float32Array, from: number): Float32Array {
  const real = new Float32Array(windowLength)
  const imaginary = new Float32Array(windowLength)
  for (let at = 0; at < windowLength; at++) {
    const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / windowLength)
    real[reversed(at)] = (samples[from + at] ?? 0) * hann
  }
  for (let size = 2; size <= windowLength; size *= 2) {
    const turn = (-2 * Math.PI) / size
    for (let start = 0; start < windowLength; start += size) {
      for (let at = 0; at < size / 2; at++) {
        const [even, odd] = [start + at, start + at + size / 2]
        const [cos, sin] = [Math.cos(turn * at), Math.sin(turn * at)]
        const [re, im] = [real[odd]! * cos - imaginary[odd]! * sin, real[odd]! * sin + imaginary[odd]! * cos]
        real[odd] = real[even]! - re
        imaginary[odd] = imaginary[even]! - im
        real[even] = real[even]! + re
        imaginary[even] = imaginary[even]! + im
      }
    }
  }
  return Float32Array.from({ length: windowLength / 2 }, (_, bin) => Math.hypot(real[bin]!, imaginary[bin]!))
}

function reversed(number: number): number {
  let result = 0
  for (let bit = 1; bit < windowLength; bit *= 2) result = result * 2 + (number & bit ? 1 : 0)
  return result
}
