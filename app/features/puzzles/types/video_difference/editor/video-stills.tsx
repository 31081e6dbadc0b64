import Camera from 'lucide-react/icons/camera'
import Film from 'lucide-react/icons/film'
import { useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { latestMoment, longestName } from '#app/features/puzzles/types/video_difference/rules/limits.ts'
import type { Configuration } from '#app/features/puzzles/types/video_difference/rules/schema.ts'
import type { TakenStills } from './use-stills.ts'
import { useStills } from './use-stills.ts'

interface VideoStillsProps {
  configuration: Configuration
  adventureId: string
  onChange: (change: Partial<Configuration>) => void
}

export function VideoStills({ configuration, adventureId, onChange }: VideoStillsProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [address, setAddress] = useState<string | null>(null)
  const stills = useStills(adventureId, (taken: TakenStills) => onChange(taken))
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  const { frame1Time, frame2Time, videoUrl } = configuration
  const canTake = address !== null && stills.length !== null && !stills.busy
  return (
    <div role="group" aria-label={m.video_difference_form_video()} className="grid content-start gap-3">
      <input
        ref={input}
        type="file"
        hidden
        accept="video/*"
        aria-label={m.video_difference_form_choose()}
        data-puzzle-video
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (!file) return
          setAddress(URL.createObjectURL(file))
          onChange({ videoUrl: file.name.slice(0, longestName) })
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {m.video_difference_form_video_hint()} {videoUrl && m.video_difference_form_video_was({ name: videoUrl })}
      </p>
      {address && (
        <video
          key={address}
          ref={video}
          src={address}
          controls
          muted
          playsInline
          preload="auto"
          aria-label={m.video_difference_form_watch()}
          onLoadedData={(event) => stills.onReady(event.currentTarget)}
          onError={stills.onUnreadable}
          className="max-h-80 w-full max-w-xl rounded-control bg-black"
        />
      )}
      {address && (
        <div className="grid gap-3 sm:grid-cols-2">
          <MomentField
            label={m.video_difference_form_first_time()}
            seconds={frame1Time}
            length={stills.length}
            onHere={() => onChange({ frame1Time: momentOf(video.current) })}
            onChange={(time) => onChange({ frame1Time: time })}
          />
          <MomentField
            label={m.video_difference_form_second_time()}
            seconds={frame2Time}
            length={stills.length}
            onHere={() => onChange({ frame2Time: momentOf(video.current) })}
            onChange={(time) => onChange({ frame2Time: time })}
          />
        </div>
      )}
      <FieldErrors id={`${id}-error`} errors={stills.error ? [stills.error] : []} />
      <p role="status" className={stills.busy ? 'text-sm font-medium' : 'sr-only'}>
        {stills.busy ? m.video_difference_form_taking() : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          className="min-h-11"
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          <Film aria-hidden="true" className="size-4.5" />
          {address ? m.video_difference_form_other() : m.video_difference_form_choose()}
        </Button>
        {address && (
          <Button
            size="small"
            variant="accent"
            className="min-h-11"
            aria-disabled={!canTake || undefined}
            onClick={() => canTake && video.current && stills.take(video.current, [frame1Time, frame2Time])}
          >
            <Camera aria-hidden="true" className="size-4.5" />
            {m.video_difference_form_take()}
          </Button>
        )}
      </div>
    </div>
  )
}

const momentOf = (video: HTMLVideoElement | null): number => Math.round((video?.currentTime ?? 0) * 10) / 10

interface MomentFieldProps {
  label: string
  seconds: number
  length: number | null
  onHere: () => void
  onChange: (seconds: number) => void
}

function MomentField({ label, seconds, length, onHere, onChange }: MomentFieldProps) {
  const isBeyond = length !== null && seconds > length
  return (
    <div className="flex items-end gap-2">
      <Field
        label={label}
        error={isBeyond ? m.video_difference_form_beyond({ seconds: Math.floor(length * 10) / 10 }) : null}
        className="min-w-0 grow"
      >
        {(control) => (
          <Input
            type="number"
            min={0}
            max={length ?? undefined}
            step={0.1}
            value={seconds}
            onChange={(event) =>
              Number.isFinite(event.target.valueAsNumber) &&
              onChange(Math.min(latestMoment, Math.max(0, event.target.valueAsNumber)))
            }
            {...control}
          />
        )}
      </Field>
      <Button
        size="small"
        className="min-h-11"
        aria-label={m.video_difference_form_here_for({ label })}
        onClick={onHere}
      >
        {m.video_difference_form_here()}
      </Button>
    </div>
  )
}
