/** Samples a second; enough for a bell, and half the bytes. */
export const clockRate = 11_025

const strikes = 7
const apart = 0.75
const ringing = 1.6

/** Share of the pitch, loudness, and seconds until it has faded to a third: the partials of a bell. */
const partials = [
  [0.5, 0.35, 0.9],
  [1, 0.5, 0.6],
  [1.19, 0.3, 0.45],
  [1.56, 0.2, 0.3],
  [2, 0.3, 0.25],
  [2.74, 0.12, 0.14],
  [4.07, 0.06, 0.07],
] as const

/** A tower clock that strikes seven. */
export function clockStrikes(): Float32Array {
  const sound = new Float32Array(Math.round((strikes * apart + ringing) * clockRate))
  for (let strike = 0; strike < strikes; strike += 1) {
    const from = Math.round(strike * apart * clockRate)
    for (let at = from; at < sound.length; at += 1) {
      const seconds = (at - from) / clockRate
      const rung = partials.reduce(
        (sum, [share, loudness, fades]) =>
          sum + loudness * Math.exp(-seconds / fades) * Math.sin(2 * Math.PI * 294 * share * seconds),
        0,
      )
      const end = Math.min(1, (sound.length - at) / (0.2 * clockRate))
      sound[at] = sound[at]! + rung * 0.42 * Math.min(1, seconds / 0.004) * end
    }
  }
  return sound
}
