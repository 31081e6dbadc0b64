import ImageUp from 'lucide-react/icons/image-up'
import { useRef } from 'react'
import type { Ref } from 'react'
import {
  GenerateButton,
  GenerateInUpload,
  StopGenerating,
} from '#app/features/generation/components/generate-button.tsx'
import type { Generation } from '#app/features/generation/components/use-generation.ts'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { usePictureLibrary } from '#app/features/media/components/picture-library.tsx'
import { useFraming } from '#app/features/media/components/use-framing.tsx'
import { useImageUpload } from '#app/features/media/components/use-image-upload.ts'
import { offeredFor } from '#app/features/media/upload-rules.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useSceneCommands } from './use-scene-commands.ts'
import { useSceneGeneration } from './use-scene-generation.ts'

const sceneAspect = ({ orientation }: SceneView): string => (orientation === 'portrait' ? '9 / 16' : '16 / 9')

export function NoImageYet({ scene }: { scene: SceneView }) {
  const { details } = useDraft()
  const { setImage } = useSceneCommands()
  const generation = useSceneGeneration(scene)
  return (
    <EmptyState title={m.studio_no_image()} headingLevel={3}>
      <p className="mb-5">{m.studio_no_image_text()}</p>
      <ImageUpload
        label={m.studio_scene_image()}
        adventureId={details.id}
        purpose="scene"
        sceneId={scene.id}
        value={null}
        aspect={sceneAspect(scene)}
        onUploaded={(asset) => void setImage(scene.id, asset)}
        generate={<GenerateInUpload generation={generation} hasPicture={false} label={m.generation_with_ai()} />}
        className="mx-auto w-full max-w-lg justify-items-center text-left"
      />
    </EmptyState>
  )
}

export function useSceneImage(scene: SceneView) {
  const { details } = useDraft()
  const { setImage, busy } = useSceneCommands()
  const field = useRef<HTMLInputElement>(null)
  const upload = useImageUpload(
    { adventureId: details.id, purpose: 'scene', sceneId: scene.id },
    (asset) => void setImage(scene.id, asset),
  )
  const framing = useFraming(sceneAspect(scene), upload)
  const library = usePictureLibrary(sceneAspect(scene), (asset) => void setImage(scene.id, asset))
  const input = (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={offeredFor('scene')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) framing.offer(file)
          event.target.value = ''
        }}
      />
      <p role="status" className={upload.sending ? 'text-sm font-medium sm:sr-only' : 'sr-only'}>
        {upload.sending?.kind === 'upload' && m.media_uploading()}
        {upload.sending?.kind === 'generation' && m.media_generating()}
      </p>
      {framing.dialog}
      {library.dialog}
    </>
  )
  return {
    input,
    isUploading: busy || upload.sending?.kind === 'upload',
    isBusy: busy || upload.sending !== null,
    error: upload.error,
    choose: () => field.current?.click(),
    chooseOwn: library.open,
    remove: () => void setImage(scene.id, null),
  }
}

type SceneImageButtonsProps = Omit<ReturnType<typeof useSceneImage>, 'input' | 'error'> & {
  ref: Ref<HTMLButtonElement>
  generation: Generation
  note: string
}

export function SceneImageButtons(props: SceneImageButtonsProps) {
  const { ref, isUploading, isBusy, choose, chooseOwn, remove, generation, note } = props
  return (
    <>
      <Button ref={ref} size="small" loading={isUploading} disabled={isBusy} onClick={choose}>
        {!isUploading && <ImageUp aria-hidden="true" className="size-4.5" />}
        {isUploading ? m.studio_uploading() : m.media_replace()}
      </Button>
      <GenerateButton generation={generation} hasPicture describedBy={note} />
      <StopGenerating generation={generation} />
      {/* They would be disabled then, and the row would be too long */}
      {!generation.isGenerating && (
        <>
          {chooseOwn && (
            <Button size="small" variant="ghost" disabled={isBusy} onClick={chooseOwn}>
              {m.media_library_open()}
            </Button>
          )}
          <Button size="small" variant="ghost" disabled={isBusy} onClick={remove}>
            {m.media_remove()}
          </Button>
        </>
      )}
    </>
  )
}
