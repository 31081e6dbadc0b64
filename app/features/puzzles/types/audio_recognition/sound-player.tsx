import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useId, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { formatCountdown } from '#app/features/puzzles/kit/use-countdown.ts'
import { Button } from '#app/ui/button.tsx'

const speeds = [0.5, 0.75, 1] as const

/** The sound, as often as one likes: from where one likes, and slower. */
export function SoundPlayer({ address }: { address: string }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState({ seconds: 0, all: 0 })
  const [speed, setSpeed] = useState<number>(1)
  const [failed, setFailed] = useState(false)
  const seek = useId()
  const follow = () => {
    const element = audio.current
    if (element) setAt({ seconds: element.currentTime, all: Number.isFinite(element.duration) ? element.duration : 0 })
  }
  const play = () => {
    // a browser that will not plays nothing, and the button still says so
    audio.current?.play().catch(() => setPlaying(false))
  }
  const goTo = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds
    follow()
  }
  const where = m.audio_recognition_time({ time: formatCountdown(Math.floor(at.seconds) * 1000), all: formatCountdown(at.all * 1000) })
  return (
    <div role="group" aria-label={m.audio_recognition_sound()} className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card">
      <audio
        ref={audio}
        src={address}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={follow}
        onLoadedMetadata={follow}
        onDurationChange={follow}
        onError={() => setFailed(true)}
      />
      <div className="flex items-center gap-3">
        <Button variant="primary" size="icon" className="size-14 shrink-0 rounded-full!" aria-label={isPlaying ? m.audio_recognition_pause() : m.audio_recognition_play()} onClick={() => (isPlaying ? audio.current?.pause() : play())}>
          {isPlaying ? <Pause aria-hidden="true" className="size-6" /> : <Play aria-hidden="true" className="size-6" />}
        </Button>
        <div className="grid min-w-0 grow gap-1">
          <label htmlFor={seek} className="sr-only">
            {m.audio_recognition_seek()}
          </label>
          <input
            id={seek}
            type="range"
            min={0}
            max={Math.max(0.1, at.all)}
            step={0.1}
            value={Math.min(at.seconds, Math.max(0.1, at.all))}
            aria-valuetext={where}
            onChange={(event) => goTo(event.target.valueAsNumber)}
            className="h-11 w-full cursor-pointer accent-brass"
          />
          <p aria-hidden="true" className="text-sm text-muted tabular-nums">
            {where}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          className="min-h-11"
          onClick={() => {
            goTo(0)
            play()
          }}
        >
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {m.audio_recognition_again()}
        </Button>
        <div role="group" aria-label={m.audio_recognition_speed()} className="flex gap-1">
          {speeds.map((each) => (
            <Button
              key={each}
              size="small"
              variant="ghost"
              className="min-h-11 tabular-nums aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
              aria-pressed={speed === each}
              onClick={() => {
                setSpeed(each)
                if (audio.current) audio.current.playbackRate = each
              }}
            >
              {m.audio_recognition_speed_percent({ percent: each * 100 })}
            </Button>
          ))}
        </div>
      </div>
      <p role="status" className={failed ? 'font-medium text-danger-ink' : 'sr-only'}>
        {failed ? m.audio_recognition_failed() : ''}
      </p>
    </div>
  )
}
