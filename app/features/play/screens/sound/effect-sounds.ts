import type { Notice } from '#app/features/engine/notice.ts'

export type Effect = 'find' | 'open' | 'solve' | 'wrong' | 'door' | 'end' | 'notch'

/** In seconds and hertz (from and to a pitch); `loud` as a fraction of the volume. */
type Tone = { at: number; length: number; pitch: [number, number]; wave: OscillatorType; loud: number }

function note(at: number, length: number, pitch: number): Tone {
  return { at, length, pitch: [pitch, pitch], wave: 'triangle', loud: 0.16 }
}

const tones: Record<Effect, readonly Tone[]> = {
  find: [
    { at: 0, length: 0.12, pitch: [880, 880], wave: 'sine', loud: 0.22 },
    { at: 0.08, length: 0.22, pitch: [1318.5, 1318.5], wave: 'sine', loud: 0.2 },
  ],
  open: [
    { at: 0, length: 0.06, pitch: [1400, 900], wave: 'triangle', loud: 0.12 },
    { at: 0.05, length: 0.12, pitch: [330, 392], wave: 'sine', loud: 0.18 },
  ],
  solve: [
    { at: 0, length: 0.05, pitch: [220, 180], wave: 'square', loud: 0.06 },
    { at: 0.06, length: 0.35, pitch: [523.25, 523.25], wave: 'triangle', loud: 0.22 },
    { at: 0.16, length: 0.35, pitch: [659.25, 659.25], wave: 'triangle', loud: 0.2 },
    { at: 0.26, length: 0.5, pitch: [783.99, 783.99], wave: 'triangle', loud: 0.2 },
  ],
  wrong: [
    { at: 0, length: 0.12, pitch: [165, 120], wave: 'triangle', loud: 0.3 },
    { at: 0.13, length: 0.18, pitch: [130, 95], wave: 'triangle', loud: 0.3 },
  ],
  door: [
    { at: 0, length: 0.09, pitch: [110, 70], wave: 'triangle', loud: 0.3 },
    { at: 0.14, length: 0.1, pitch: [95, 60], wave: 'triangle', loud: 0.22 },
  ],
  notch: [{ at: 0, length: 0.03, pitch: [1800, 700], wave: 'triangle', loud: 0.1 }],
  end: [
    ...[392, 523.25, 659.25, 783.99].map((pitch, place) => note(place * 0.22, 0.5, pitch)),
    ...[523.25, 659.25, 1046.5].map((pitch) => note(1, 1.8, pitch)),
  ],
}

/** @param moved whether the player stands in another scene @param ended whether the game has just ended */
export function effectOf(events: readonly Pick<Notice, 'type'>[], moved: boolean, ended = false): Effect | null {
  if (ended) return 'end'
  const happened = new Set(events.map((event) => event.type))
  if (happened.has('puzzle_solved')) return 'solve'
  if (happened.has('answered_wrong')) return 'wrong'
  if (happened.has('item_gained')) return 'find'
  if (happened.has('puzzle_opened')) return 'open'
  return moved ? 'door' : null
}

let context: AudioContext | undefined

/** Silent where a browser has no sound or does not allow it yet. */
export function soundEffect(effect: Effect, volume: number): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const tone of tones[effect]) sound(context, tone, volume)
  } catch {
    // The game works without its small sounds
  }
}

function sound(audio: AudioContext, { at, length, pitch, wave, loud }: Tone, volume: number): void {
  const [begin, end] = [audio.currentTime + at, audio.currentTime + at + length]
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: pitch[0] })
  oscillator.frequency.exponentialRampToValueAtTime(pitch[1], end)
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(Math.max(loud * volume, 0.0001), begin + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(begin)
  oscillator.stop(end + 0.02)
}
