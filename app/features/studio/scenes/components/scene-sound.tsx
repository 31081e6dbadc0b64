import { memo, useId, useRef } from 'react'
import { useImageUpload } from '#app/features/media/components/use-image-upload.ts'
import { takenFormats } from '#app/features/media/found-text.ts'
import { maxSoundBytes, offeredFor } from '#app/features/media/upload-rules.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { RowField, RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import type { SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { PassingButton } from '#app/ui/passing-button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { notify } from '#app/ui/toaster.ts'
import { useSceneSound } from './use-scene-sound.ts'

export const SceneSound = memo(function SceneSound({ scene }: { scene: SceneView }) {
  const form = useRowEdit(scene)
  return (
    <section aria-labelledby="scene-sound" className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h3 id="scene-sound" className="text-subheading">
          {m.studio_sound()}
        </h3>
        <p className="text-sm text-muted">{m.studio_sound_text()}</p>
      </div>
      {scene.sound && (
        <audio
          key={scene.sound.id}
          controls
          preload="metadata"
          src={scene.sound.url}
          aria-label={m.studio_sound_player({ name: scene.name })}
          className="w-full max-w-xl"
        />
      )}
      <SoundFile scene={scene} />
      {scene.sound && (
        <RowFields value={form}>
          <RowField kind="scene" name="soundCaption" rows={1} />
        </RowFields>
      )}
    </section>
  )
})

function SoundFile({ scene }: { scene: SceneView }) {
  const { details } = useDraft()
  const { setSound, busy } = useSceneSound(scene)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const upload = useImageUpload(
    { adventureId: details.id, purpose: 'sound', slot: `sound ${scene.id}` },
    (asset) => void setSound(asset),
  )
  const { sending } = upload
  const working = busy || sending !== null
  const status = !sending ? '' : sending.progress === undefined ? m.studio_sound_checking() : m.media_uploading()
  const remove = async () => {
    const gone = await setSound(null)
    chooser.current?.focus()
    if (gone) void notify({ title: m.media_file_deleted() })
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
      <p role="status" className={sending ? 'text-sm font-medium' : 'sr-only'}>
        {status}
      </p>
      {sending && <Progress label={status} value={sending.progress} />}
      <FieldErrors id={`${id}-error`} errors={upload.error ? [upload.error] : []} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={chooser}
          size="small"
          aria-disabled={working}
          aria-describedby={`${id}-limits ${id}-error`}
          onClick={() => !working && input.current?.click()}
        >
          {scene.sound ? m.media_sound_replace() : m.media_sound_choose()}
        </Button>
        {sending && (
          <PassingButton size="small" variant="ghost" onClick={upload.stop}>
            {m.media_cancel()}
          </PassingButton>
        )}
        {scene.sound && !sending && (
          <Button size="small" variant="ghost" disabled={working} onClick={() => void remove()}>
            {m.studio_sound_remove()}
          </Button>
        )}
        <span id={`${id}-limits`} className="text-sm text-muted">
          {m.media_sound_limits({ formats: takenFormats('sound'), megabytes: maxSoundBytes / 1024 / 1024 })}
        </span>
      </div>
    </div>
  )
}
