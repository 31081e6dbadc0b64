import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useState } from 'react'
import { longestRecording } from '#app/features/media/recording/use-recorder.ts'
import type { Recorder, RecorderProblem } from '#app/features/media/recording/use-recorder.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { soundTime } from './sound-time.ts'

const problemTexts: Record<RecorderProblem, () => string> = {
  refused: m.media_mic_refused,
  no_microphone: m.media_mic_missing,
  failed: m.media_mic_failed,
}

export const recorderProblem = ({ problem }: Recorder): string | null => problem && problemTexts[problem]()

export function recorderStatus({ state }: Recorder): string {
  if (state === 'asking') return m.media_record_asking()
  if (state === 'recording') return m.media_recording({ minutes: longestRecording / 60 })
  return state === 'working' ? m.media_record_working() : ''
}

/** @param busy another sound is on its way */
export function RecordButton({ recorder, busy }: { recorder: Recorder; busy: boolean }) {
  if (recorder.state !== 'recording') {
    return (
      <Button
        size="small"
        className="min-h-11"
        aria-disabled={busy || undefined}
        onClick={() => !busy && recorder.start()}
      >
        <Mic aria-hidden="true" className="size-4.5" />
        {m.media_record()}
      </Button>
    )
  }
  return (
    <>
      <Button autoFocus size="small" variant="danger" className="min-h-11" onClick={recorder.stop}>
        <Square aria-hidden="true" className="size-4.5" />
        {m.media_record_stop()}
      </Button>
      <p role="timer" className="inline-flex items-center gap-2 font-semibold tabular-nums">
        <span aria-hidden="true" className="size-3 rounded-full bg-danger motion-safe:animate-pulse" />
        {soundTime(recorder.seconds)}
      </p>
      <Level recorder={recorder} />
    </>
  )
}

const looksEveryMs = 100
/** Slowly enough to be seen. */
const fallsBy = 0.08
/** Below it nobody has spoken. */
const quiet = 0.2
const quietAfterSeconds = 4

function Level({ recorder }: { recorder: Recorder }) {
  const { level, seconds } = recorder
  const [now, setNow] = useState<{ level: number; loudest: number } | null>({ level: 0, loudest: 0 })
  useEffect(() => {
    const timer = setInterval(() => {
      const heard = level()
      setNow(
        (before) =>
          before &&
          (heard === null
            ? null
            : { level: Math.max(heard, before.level - fallsBy), loudest: Math.max(heard, before.loudest) }),
      )
    }, looksEveryMs)
    return () => clearInterval(timer)
  }, [level])
  if (!now) return null
  const isQuiet = seconds >= quietAfterSeconds && now.loudest < quiet
  return (
    <div className="grid gap-1">
      <div
        role="meter"
        aria-label={m.media_record_level()}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(now.level * 100)}
        className="h-2.5 w-32 overflow-hidden rounded-full border border-line-strong bg-sunken"
      >
        <div className="h-full origin-left bg-success forced-color-adjust-none" style={{ scale: `${now.level} 1` }} />
      </div>
      <p role="status" className={isQuiet ? 'text-sm font-medium' : 'sr-only'}>
        {isQuiet ? m.media_record_quiet() : ''}
      </p>
    </div>
  )
}
