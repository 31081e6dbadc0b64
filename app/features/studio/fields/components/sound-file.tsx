import { useId, useRef } from 'react'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { CutButton } from '#app/features/media/components/cut-button.tsx'
import { RecordButton, recorderProblem, recorderStatus } from '#app/features/media/components/record-button.tsx'
import { useImageUpload } from '#app/features/media/components/use-image-upload.ts'
import { takenFormats } from '#app/features/media/found-text.ts'
import { useRecorder } from '#app/features/media/recording/use-recorder.ts'
import { maxSoundBytes, offeredFor } from '#app/features/media/upload-rules.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { PassingButton } from '#app/ui/passing-button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toaster.ts'

/** @param name of what sounds */
export const SoundPlayer = ({ sound, name }: { sound: PresentedAsset; name: string }) => (
  <audio
    key={sound.id}
    controls
    preload="metadata"
    src={sound.url}
    aria-label={m.studio_sound_player({ name })}
    className="w-full max-w-xl"
  />
)

type SoundFileProps = {
  /** Which of several sounds on a page; not needed in a dialog with one. */
  slot?: string
  value: PresentedAsset | null
  busy?: boolean
  /** Resolves to false if the sound had to stay and the reader was told. */
  onChange: (sound: PresentedAsset | null) => void | Promise<boolean>
}

export function SoundFile({ slot, value, busy = false, onChange }: SoundFileProps) {
  const { details } = useDraft()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const upload = useImageUpload({ adventureId: details.id, purpose: 'sound', slot }, (asset) => void onChange(asset))
  const recorder = useRecorder(upload.send)
  const { sending } = upload
  const working = busy || sending !== null || recorder.state !== 'idle'
  const status = sending ? sendingText(sending.progress) : recorderStatus(recorder)
  const problems = [upload.error, recorderProblem(recorder)].filter((text) => text !== null)
  const remove = async () => {
    const gone = await onChange(null)
    chooser.current?.focus()
    if (gone !== false) void notify({ title: m.media_file_deleted() })
  }
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        hidden
        accept={offeredFor('sound')}
        data-sound
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) upload.send(file)
          event.target.value = ''
        }}
      />
      <p role="status" className={status ? 'text-sm font-medium' : 'sr-only'}>
        {status}
      </p>
      {sending && <Progress label={status} value={sending.progress} />}
      <FieldErrors id={`${id}-error`} errors={problems} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={chooser}
          size="small"
          className="min-h-11"
          aria-disabled={working}
          aria-describedby={`${id}-limits ${id}-error`}
          onClick={() => !working && input.current?.click()}
        >
          {value ? m.media_sound_replace() : m.media_sound_choose()}
        </Button>
        {!sending && <RecordButton recorder={recorder} busy={busy || recorder.state !== 'idle'} />}
        {sending && (
          <PassingButton size="small" variant="ghost" className="min-h-11" onClick={upload.stop}>
            {m.media_cancel()}
          </PassingButton>
        )}
        {value && !sending && recorder.state === 'idle' && (
          <>
            <CutButton address={value.url} busy={working} onCut={upload.send} />
            <Button size="small" variant="ghost" className="min-h-11" disabled={working} onClick={() => void remove()}>
              {m.studio_sound_remove()}
            </Button>
          </>
        )}
        <span id={`${id}-limits`} className="text-sm text-muted">
          {m.media_limits({ formats: takenFormats('sound'), megabytes: maxSoundBytes / 1024 / 1024 })}
        </span>
      </div>
    </div>
  )
}

const sendingText = (progress: number | undefined): string =>
  progress === undefined ? m.studio_sound_checking() : m.media_uploading()
