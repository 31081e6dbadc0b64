import Upload from 'lucide-react/icons/upload'
import { useId, useRef } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { CutButton } from '#app/features/media/components/cut-button.tsx'
import { RecordButton, recorderProblem, recorderStatus } from '#app/features/media/components/record-button.tsx'
import { useImageUpload } from '#app/features/media/components/use-image-upload.ts'
import { takenFormats } from '#app/features/media/found-text.ts'
import { longestRecording, useRecorder } from '#app/features/media/recording/use-recorder.ts'
import { maxSoundBytes, offeredFor } from '#app/features/media/upload-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { PassingButton } from '#app/ui/passing-button.tsx'
import { Progress } from '#app/ui/progress.tsx'

interface SoundFieldProps {
  address: string
  adventureId: string
  errors: readonly string[]
  kind?: 'sound' | 'slow'
  onChange: (address: string) => void
}

const texts = {
  sound: {
    label: m.audio_recognition_form_sound,
    listen: m.audio_recognition_form_listen,
    choose: m.audio_recognition_form_choose,
    replace: m.audio_recognition_form_replace,
    remove: m.audio_recognition_form_remove,
  },
  slow: {
    label: m.audio_recognition_form_slow,
    listen: m.audio_recognition_form_slow,
    choose: m.audio_recognition_form_slow_choose,
    replace: m.audio_recognition_form_slow_replace,
    remove: m.audio_recognition_form_slow_remove,
  },
}

export function SoundField({ address, adventureId, errors, kind = 'sound', onChange }: SoundFieldProps) {
  const id = useId()
  const words = texts[kind]
  const input = useRef<HTMLInputElement>(null)
  const upload = useImageUpload({ adventureId, purpose: 'sound', slot: kind }, (asset) => onChange(asset.url))
  const recorder = useRecorder(upload.send)
  const { sending } = upload
  const isRecording = recorder.state === 'recording'
  const busy = sending !== null || recorder.state === 'asking' || recorder.state === 'working'
  const status = sending ? sendingText(sending.progress) : recorderStatus(recorder)
  const problems = [...errors, upload.error, recorderProblem(recorder)].filter((text) => text !== null)
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      className="grid content-start gap-2"
    >
      <span id={`${id}-label`} className="font-semibold">
        {words.label()}
      </span>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {kind === 'slow'
          ? m.audio_recognition_form_slow_hint()
          : m.audio_recognition_form_sound_hint({
              formats: takenFormats('sound'),
              megabytes: maxSoundBytes / 1024 / 1024,
              minutes: longestRecording / 60,
            })}
      </p>
      {address !== '' && (
        <audio
          key={address}
          controls
          preload="metadata"
          src={address}
          aria-label={words.listen()}
          className="w-full max-w-xl"
        />
      )}
      <p role="status" className={status ? 'text-sm font-medium' : 'sr-only'}>
        {status}
      </p>
      {sending && <Progress label={status} value={sending.progress} />}
      <FieldErrors id={`${id}-error`} errors={problems} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose()}
        accept={offeredFor('sound')}
        data-puzzle-sound={kind}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) upload.send(file)
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          className="min-h-11"
          aria-disabled={busy || isRecording || undefined}
          aria-describedby={`${id}-error`}
          onClick={() => !busy && !isRecording && input.current?.click()}
        >
          <Upload aria-hidden="true" className="size-4.5" />
          {address === '' ? words.choose() : words.replace()}
        </Button>
        {kind === 'sound' && <RecordButton recorder={recorder} busy={busy} />}
        {sending && (
          <PassingButton size="small" variant="ghost" className="min-h-11" onClick={upload.stop}>
            {m.media_cancel()}
          </PassingButton>
        )}
        {address !== '' && !busy && !isRecording && (
          <>
            <CutButton address={address} busy={busy} onCut={upload.send} />
            <Button size="small" variant="ghost" className="min-h-11" onClick={() => onChange('')}>
              {words.remove()}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

const sendingText = (progress: number | undefined): string =>
  progress === undefined ? m.audio_recognition_form_checking() : m.media_uploading()
