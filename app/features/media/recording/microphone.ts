import { smallestFormat } from './cut.ts'
import { decoded, rendered } from './decode.ts'

export interface Recording {
  /** How loud it is now, from 0 to 1; null where the browser does not tell. */
  level: () => number | null
  stop: () => void
  discard: () => void
}

export async function record(onRecorded: (recorded: Blob) => void): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    return recordFrom(stream, onRecorded)
  } catch (error) {
    release(stream)
    throw error
  }
}

/** The browser shows the microphone as on until its last track stops. */
const release = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

function recordFrom(stream: MediaStream, onRecorded: (recorded: Blob) => void): Recording {
  const recorder = new MediaRecorder(stream)
  const meter = meterOf(stream)
  const parts: Blob[] = []
  let isKept = true
  recorder.addEventListener('dataavailable', (event) => parts.push(event.data))
  recorder.addEventListener('stop', () => {
    release(stream)
    meter.close()
    if (isKept) onRecorded(new Blob(parts))
  })
  recorder.start()
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return {
    level: meter.level,
    stop,
    discard: () => {
      isKept = false
      stop()
    },
  }
}

type Meter = Pick<Recording, 'level'> & { close: () => void }

/** A browser may refuse another context, or the microphone's rate: it still records. */
function meterOf(stream: MediaStream): Meter {
  try {
    return newMeter(stream)
  } catch {
    return { level: () => null, close: () => {} }
  }
}

function newMeter(stream: MediaStream): Meter {
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaStreamSource(stream).connect(analyser)
  void context.resume()
  const samples = new Float32Array(analyser.fftSize)
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples)
      return levelOf(samples)
    },
    close: () => void context.close(),
  }
}

/** Of the loudest sample in decibels: speech reaches most of the meter, and silence none of it. */
export function levelOf(samples: Float32Array): number {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return Math.min(1, Math.max(0, 1 + (20 * Math.log10(peak || 1e-9)) / 50))
}

/** Each browser records in its own format and can decode it. The WAV file does not reveal where it was made. */
export const asWav = async (recorded: Blob): Promise<File> =>
  rendered(await decoded(await recorded.arrayBuffer()), { from: 0, to: Infinity }, smallestFormat)
