import { wavFile } from './wav.ts'

const rate = 24_000

export interface Recording {
  stop: () => void
  discard: () => void
}

export async function record(onRecorded: (recorded: Blob) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  let isKept = true
  recorder.addEventListener('dataavailable', (event) => parts.push(event.data))
  recorder.addEventListener('stop', () => {
    // the browser shows the microphone as on until its last track stops
    for (const track of stream.getTracks()) track.stop()
    if (isKept) onRecorded(new Blob(parts))
  })
  recorder.start()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return {
    stop,
    discard: () => {
      isKept = false
      stop()
    },
  }
}

/** Each browser records in its own format and can decode it. The WAV file does not reveal where it was made. */
export async function asWav(recorded: Blob): Promise<File> {
  const context = new AudioContext()
  try {
    const sound = await context.decodeAudioData(await recorded.arrayBuffer())
    const mixer = new OfflineAudioContext(1, Math.max(1, Math.ceil(sound.duration * rate)), rate)
    const source = mixer.createBufferSource()
    source.buffer = sound
    source.connect(mixer.destination)
    source.start()
    const mixed = await mixer.startRendering()
    return new File([wavFile(mixed.getChannelData(0), rate)], 'recording.wav', { type: 'audio/wav' })
  } finally {
    await context.close()
  }
}
