import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useId, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Asked } from '#app/features/puzzles/kit/object/in-place.tsx'
import { formatCountdown } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { Button } from '#app/ui/button.tsx'
import type { Sound } from './use-sound.ts'
import { useSound } from './use-sound.ts'
import { VolumeField } from './volume-field.tsx'

const speeds = [0.5, 0.75, 1] as const
const pressed = 'min-h-11 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink'

interface SoundPlayerProps {
  address: string
  slow: string
  mostPlays: number
}

export function SoundPlayer({ address, slow, mostPlays }: SoundPlayerProps) {
  const sound = useSound({ address, mostPlays })
  const [isSlow, setSlow] = useState(false)
  return (
    <div
      role="group"
      aria-label={m.audio_recognition_sound()}
      className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <audio src={isSlow ? slow : address} {...sound.element} />
      <Asked>
        <div className="flex items-center gap-3 in-[.puzzle-object-asked]:px-3">
          <Button
            variant="primary"
            size="icon"
            className="size-14 shrink-0 rounded-full!"
            aria-label={sound.isPlaying ? m.audio_recognition_pause() : m.audio_recognition_play()}
            aria-disabled={sound.isLocked || undefined}
            onClick={() => (sound.isPlaying ? sound.pause() : sound.play(false))}
          >
            {sound.isPlaying ? (
              <Pause aria-hidden="true" className="size-6" />
            ) : (
              <Play aria-hidden="true" className="size-6" />
            )}
          </Button>
          <SeekField sound={sound} />
        </div>
      </Asked>
      {sound.isLimited && (
        <p role="status" className={sound.isSpent ? 'font-medium text-warning-ink' : 'text-sm text-muted'}>
          {sound.isSpent ? m.audio_recognition_plays_spent() : m.audio_recognition_plays_left({ count: sound.left })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          className="min-h-11"
          aria-disabled={sound.isSpent || undefined}
          onClick={() => !sound.isSpent && sound.play(true)}
        >
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {m.audio_recognition_again()}
        </Button>
        <Speeds sound={sound} />
        {slow !== '' && (
          <Button
            size="small"
            variant="ghost"
            className={pressed}
            aria-pressed={isSlow}
            onClick={() => {
              setSlow(!isSlow)
              sound.rewind()
            }}
          >
            {m.audio_recognition_slow()}
          </Button>
        )}
      </div>
      <VolumeField onChange={sound.setVolume} />
      <p role="status" className={sound.failed ? 'font-medium text-danger-ink' : 'sr-only'}>
        {sound.failed ? m.audio_recognition_failed() : ''}
      </p>
    </div>
  )
}

function SeekField({ sound: { at, isLimited, goTo } }: { sound: Sound }) {
  const id = useId()
  const most = Math.max(0.1, at.all)
  const where = m.audio_recognition_time({
    time: formatCountdown(Math.floor(at.seconds) * 1000),
    all: formatCountdown(at.all * 1000),
  })
  return (
    <div className="grid min-w-0 grow gap-1">
      <label htmlFor={id} className="sr-only">
        {m.audio_recognition_seek()}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={0.1}
        value={Math.min(at.seconds, most)}
        aria-valuetext={where}
        // a sound that may be heard three times must not allow its end to be heard ten times
        disabled={isLimited}
        onChange={(event) => goTo(event.target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-brass disabled:cursor-default"
      />
      <p aria-hidden="true" className="text-sm text-muted tabular-nums">
        {where}
      </p>
    </div>
  )
}

function Speeds({ sound }: { sound: Sound }) {
  const [speed, setSpeed] = useState<number>(1)
  return (
    <div role="group" aria-label={m.audio_recognition_speed()} className="flex gap-1">
      {speeds.map((each) => (
        <Button
          key={each}
          size="small"
          variant="ghost"
          className={`tabular-nums ${pressed}`}
          aria-pressed={speed === each}
          onClick={() => {
            setSpeed(each)
            sound.setSpeed(each)
          }}
        >
          {m.audio_recognition_speed_percent({ percent: each * 100 })}
        </Button>
      ))}
    </div>
  )
}
