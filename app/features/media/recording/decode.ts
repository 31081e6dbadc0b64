import { wavFile } from './wav.ts'

/** In seconds. */
export type Stretch = { from: number; to: number }

export type WavFormat = { channels: number; rate: number }

/** @throws when the browser cannot play it */
export async function decoded(bytes: ArrayBuffer): Promise<AudioBuffer> {
  const context = new AudioContext()
  try {
    return await context.decodeAudioData(bytes)
  } finally {
    await context.close()
  }
}

/** A stretch of a sound as a file that is uploaded like any other. */
export async function rendered(sound: AudioBuffer, { from, to }: Stretch, format: WavFormat): Promise<File> {
  const { channels, rate } = format
  const seconds = Math.min(to, sound.duration) - from
  const mixer = new OfflineAudioContext(channels, Math.max(1, Math.ceil(seconds * rate)), rate)
  const source = new AudioBufferSourceNode(mixer, { buffer: sound })
  source.connect(mixer.destination)
  source.start(0, from, seconds)
  const mixed = await mixer.startRendering()
  const all = Array.from({ length: channels }, (_, channel) => mixed.getChannelData(channel))
  return new File([wavFile(all, rate)], 'recording.wav', { type: 'audio/wav' })
}
