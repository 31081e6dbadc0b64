import AudioWaveform from 'lucide-react/icons/audio-waveform'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { loudness, pitches } from './sound-image.ts'

type Kind = 'waveform' | 'spectrogram'

const [width, height] = [640, 160]
const titles = { waveform: m.audio_recognition_waveform, spectrogram: m.audio_recognition_spectrogram }

export function SoundPicture({ address, kind }: { address: string; kind: Kind }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="rounded-control border border-line bg-sunken/40"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <FoldSummary className="px-4 py-2">
        <AudioWaveform aria-hidden="true" className="size-5 shrink-0" />
        {m.audio_recognition_see()}
      </FoldSummary>
      {isOpen && <Drawing address={address} kind={kind} />}
    </details>
  )
}

function Drawing({ address, kind }: { address: string; kind: Kind }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  useEffect(() => {
    const stop = new AbortController()
    readSamples(address, stop.signal)
      .then(({ samples, sampleRate }) => {
        const context = canvas.current?.getContext('2d')
        if (!context || stop.signal.aborted) return
        if (kind === 'waveform') drawLoudness(context, samples)
        else drawPitches(context, samples, sampleRate)
        setState('drawn')
      })
      .catch(() => stop.signal.aborted || setState('failed'))
    return () => stop.abort()
  }, [address, kind])
  return (
    <div className="grid gap-1 px-4 pb-4">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={titles[kind]()}
        hidden={state === 'failed'}
        className="h-40 w-full rounded-control bg-raised text-brass-ink"
      />
      <p role="status" className="text-sm text-muted">
        {state === 'failed'
          ? m.audio_recognition_see_failed()
          : state === 'drawing'
            ? m.audio_recognition_see_drawing()
            : titles[kind]()}
      </p>
    </div>
  )
}

async function readSamples(
  address: string,
  signal: AbortSignal,
): Promise<{ samples: Float32Array; sampleRate: number }> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error('no sound')
  const context = new AudioContext()
  try {
    const sound = await context.decodeAudioData(await response.arrayBuffer())
    const samples = new Float32Array(sound.length)
    for (let channel = 0; channel < sound.numberOfChannels; channel++)
      for (const [at, sample] of sound.getChannelData(channel).entries())
        samples[at]! += sample / sound.numberOfChannels
    return { samples, sampleRate: sound.sampleRate }
  } finally {
    void context.close()
  }
}

function drawLoudness(context: CanvasRenderingContext2D, samples: Float32Array): void {
  const bars = 160
  context.fillStyle = getComputedStyle(context.canvas).color
  for (const [at, peak] of loudness(samples, bars).entries()) {
    const high = Math.max(2, peak * height * 0.92)
    context.fillRect((at * width) / bars, (height - high) / 2, width / bars - 1, high)
  }
}

function drawPitches(context: CanvasRenderingContext2D, samples: Float32Array, sampleRate: number): void {
  const [columns, rows] = [160, 40]
  context.fillStyle = getComputedStyle(context.canvas).color
  for (const [at, column] of pitches(samples, sampleRate, columns, rows).entries()) {
    for (const [step, strength] of column.entries()) {
      context.globalAlpha = strength
      context.fillRect((at * width) / columns, height - ((step + 1) * height) / rows, width / columns, height / rows)
    }
  }
  context.globalAlpha = 1
}
