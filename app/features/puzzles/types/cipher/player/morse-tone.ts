export interface Tone {
  sound: (on: boolean) => void
  close: () => void
}

const silent: Tone = { sound: () => undefined, close: () => undefined }

/** Low enough for every loudspeaker, quiet, without clicks. Silent if a browser has no sound. */
export function openTone(): Tone {
  try {
    const audio = new AudioContext()
    const gain = new GainNode(audio, { gain: 0 })
    const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: 620 })
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start()
    void audio.resume()
    return {
      sound: (on) => gain.gain.setTargetAtTime(on ? 0.16 : 0, audio.currentTime, 0.006),
      close: () => void audio.close(),
    }
  } catch {
    return silent
  }
}
