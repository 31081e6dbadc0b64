import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { formatFor, movedEnd, peaksOf, shortestCut, smallestFormat } from '#app/features/media/recording/cut.ts'
import { rendered } from '#app/features/media/recording/decode.ts'
import type { Stretch } from '#app/features/media/recording/decode.ts'
import { loadSound, longestCuttable } from '#app/features/media/recording/load-sound.ts'
import type { LoadedSound } from '#app/features/media/recording/load-sound.ts'
import { wavBytes } from '#app/features/media/recording/wav.ts'
import { cutMp3 } from '#app/features/media/sounds/cut-mp3.ts'
import { formatBytes } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { kindOfFile } from '#app/shared/file-kind.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { soundTime } from './sound-time.ts'

type CutDialogProps = {
  /** Of the sound. */
  address: string
  onCut: (file: File) => void
  onClose: () => void
}

/** Cuts the beginning and the end of a sound, in the browser; what is left is uploaded as a new file. */
export function CutDialog({ address, onCut, onClose }: CutDialogProps) {
  const sound = useSound(address)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={m.media_cut_title()} description={m.media_cut_lead()} size="medium">
        {sound === null && (
          <p role="status" className="flex items-center gap-3">
            <Spinner />
            {m.media_cut_reading()}
          </p>
        )}
        {typeof sound === 'string' && (
          <>
            <Notice tone="danger" title={m.media_cut_failed()}>
              {sound === 'long' ? m.media_cut_endless({ minutes: longestCuttable / 60 }) : m.media_cut_unreadable()}
            </Notice>
            <DialogFooter>
              <Button onClick={onClose}>{m.common_close()}</Button>
            </DialogFooter>
          </>
        )}
        {sound && typeof sound === 'object' && <Cutting {...sound} onCut={onCut} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  )
}

type Sound = LoadedSound | 'long' | 'unreadable'

function useSound(address: string): Sound | null {
  const [sound, setSound] = useState<Sound | null>(null)
  useEffect(() => {
    const ended = new AbortController()
    loadSound(address, ended.signal).then(
      (found) => !ended.signal.aborted && setSound(found),
      () => !ended.signal.aborted && setSound('unreadable'),
    )
    return () => ended.abort()
  }, [address])
  return sound
}

/** An MP3 is cut between its frames and stays as light as it is; of any other sound a WAV is made. */
function useCutFile({ bytes, decoded: sound }: LoadedSound, stretch: Stretch) {
  const seconds = stretch.to - stretch.from
  const frames = useMemo(() => cutMp3(bytes, stretch), [bytes, stretch])
  if (frames) {
    const make = async () => new File([frames], 'cut.mp3', { type: 'audio/mpeg' })
    return { size: frames.length, isForSpeech: false, make }
  }
  const format = formatFor(seconds, { channels: sound.numberOfChannels, bytes: bytes.length / sound.duration })
  return (
    format && {
      size: wavBytes(seconds, format.channels, format.rate),
      isForSpeech: format === smallestFormat && kindOfFile(bytes) !== 'wav',
      make: () => rendered(sound, stretch, format),
    }
  )
}

function Cutting({ onCut, onClose, ...loaded }: LoadedSound & Omit<CutDialogProps, 'address'>) {
  const { decoded: sound } = loaded
  const id = useId()
  const { duration } = sound
  const [stretch, setStretch] = useState<Stretch>({ from: 0, to: duration })
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const player = usePlayer(sound, stretch)
  const left = useCutFile(loaded, stretch)
  const isWhole = stretch.from === 0 && stretch.to === duration
  const cut = async () => {
    if (!left || isWhole || state === 'working') return
    player.stop()
    setState('working')
    try {
      onCut(await left.make())
      onClose()
    } catch {
      setState('failed')
    }
  }
  const slider = (end: 'from' | 'to', label: string) => (
    <div className="grid gap-1">
      <label htmlFor={`${id}-${end}`} className="flex justify-between gap-3 text-sm font-semibold">
        {label}
        <output htmlFor={`${id}-${end}`} className="tabular-nums">
          {soundTime(stretch[end], { tenths: true })}
        </output>
      </label>
      <input
        id={`${id}-${end}`}
        type="range"
        min={0}
        max={duration}
        step={0.05}
        value={stretch[end]}
        aria-valuetext={soundTime(stretch[end], { tenths: true })}
        onChange={({ target }) => {
          player.stop()
          setStretch((now) => movedEnd(now, end, target.valueAsNumber, duration))
        }}
        className="h-11 w-full accent-accent"
      />
    </div>
  )
  return (
    <>
      <div className="grid gap-4">
        <Wave sound={sound} stretch={stretch} />
        {slider('from', m.media_cut_from())}
        {slider('to', m.media_cut_to())}
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" className="min-h-11" onClick={player.playing ? player.stop : player.play}>
            {player.playing ? (
              <Square aria-hidden="true" className="size-4.5" />
            ) : (
              <Play aria-hidden="true" className="size-4.5" />
            )}
            {player.playing ? m.media_cut_stop() : m.media_cut_play()}
          </Button>
          <p className="text-sm text-muted tabular-nums">
            {m.media_cut_left({ time: soundTime(stretch.to - stretch.from, { tenths: true }) })}
            {left && ` · ${formatBytes(left.size)}`}
          </p>
        </div>
        {duration <= shortestCut && <Notice>{m.media_cut_short()}</Notice>}
        {left?.isForSpeech && <Notice>{m.media_cut_speech()}</Notice>}
        {!left && <Notice tone="warning">{m.media_cut_long()}</Notice>}
        {state === 'failed' && (
          <Notice tone="danger" title={m.media_cut_failed()}>
            {m.media_cut_unreadable()}
          </Notice>
        )}
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{m.common_cancel()}</Button>
        <Button
          variant="accent"
          disabled={isWhole || left === null}
          loading={state === 'working'}
          onClick={() => void cut()}
        >
          {m.media_cut_do()}
        </Button>
      </DialogFooter>
    </>
  )
}

function usePlayer(sound: AudioBuffer, { from, to }: Stretch) {
  const running = useRef<{ context: AudioContext; source: AudioBufferSourceNode } | null>(null)
  const [playing, setPlaying] = useState(false)
  const stop = () => {
    const now = running.current
    running.current = null
    setPlaying(false)
    now?.source.stop()
    void now?.context.close()
  }
  const play = () => {
    const context = new AudioContext()
    const source = new AudioBufferSourceNode(context, { buffer: sound })
    source.connect(context.destination)
    source.addEventListener('ended', () => running.current?.source === source && stop())
    source.start(0, from, to - from)
    running.current = { context, source }
    setPlaying(true)
  }
  useEffect(
    () => () => {
      void running.current?.context.close()
    },
    [],
  )
  return { playing, play, stop }
}

const bars = 120

/** What is cut off is pale. */
function Wave({ sound, stretch }: { sound: AudioBuffer; stretch: Stretch }) {
  const peaks = useMemo(() => peaksOf(sound.getChannelData(0), bars), [sound])
  const isKept = (bar: number) => {
    const at = ((bar + 0.5) / bars) * sound.duration
    return at >= stretch.from && at <= stretch.to
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars} 40`}
      preserveAspectRatio="none"
      className="h-20 w-full rounded-control border border-line bg-sunken"
    >
      {peaks.map((peak, bar) => (
        <rect
          key={bar}
          x={bar + 0.15}
          width={0.7}
          y={20 - Math.max(0.5, peak * 18)}
          height={Math.max(1, peak * 36)}
          className={isKept(bar) ? 'fill-accent' : 'fill-line-strong/50'}
        />
      ))}
    </svg>
  )
}
