import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { usePlaceKept } from '#app/features/studio/fields/components/use-place-kept.ts'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import type { SceneView } from '#app/features/studio/draft/view.ts'
import { roleNames } from '#app/features/rows/role-names.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SceneImageButtons, useSceneImage } from './scene-image.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { SceneMenu } from './scene-menu.tsx'
import { useSceneGeneration } from './use-scene-generation.ts'

/** Id of the note below the picture that says what would make a new one. */
export const sceneNote = 'scene-generation'

type SceneHeaderProps = {
  scene: SceneView
  canClear: boolean
  onAdd: () => void
  onEdit: () => void
  onClear: () => void
}

export const SceneHeader = memo(function SceneHeader({ scene, canClear, onAdd, onEdit, onClear }: SceneHeaderProps) {
  // The first picture removes the button that chose it.
  const replace = usePlaceKept<HTMLButtonElement>(scene.image ? 'picture' : 'none')
  const { input, error, ...image } = useSceneImage(scene)
  const generation = useSceneGeneration(scene)
  return (
    <>
      <div className="flex items-center gap-x-1 gap-y-2 sm:flex-wrap sm:gap-x-5">
        <BackLink to="?tab=scenes" className="shrink-0 max-sm:min-w-11 max-sm:justify-center">
          <span className="max-sm:sr-only">{m.studio_back_to_scenes()}</span>
        </BackLink>
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:flex-1 sm:contents">
          <h2 id="scene" className="text-heading min-w-0">
            {scene.name}
          </h2>
          {scene.isStartingMap && <Badge tone="brass">{m.studio_scene_start()}</Badge>}
          {scene.isEnding && <Badge tone="purple">{m.studio_scene_ending()}</Badge>}
          {scene.role && <Badge tone="blue">{roleNames[scene.role]()}</Badge>}
          <RowMarks id={scene.id} />
        </div>
        {scene.image && input}
        {/* Left-aligned with a picture: its button stays under the pointer while others come and go after it */}
        <div
          className={classNames(
            'flex shrink-0 items-center gap-2 sm:shrink sm:flex-wrap',
            !scene.image && 'lg:ml-auto lg:justify-end',
          )}
        >
          {scene.image && (
            <div className="flex flex-wrap items-center gap-2 max-sm:hidden">
              <SceneImageButtons ref={replace} {...image} generation={generation} note={sceneNote} />
            </div>
          )}
          <Button size="small" onClick={onAdd} className="max-sm:size-11 max-sm:p-0">
            <Plus aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">{m.studio_hotspot_add()}</span>
          </Button>
          <Button size="small" onClick={onEdit} className="max-sm:hidden">
            {m.studio_scene_edit_title()}
          </Button>
          {canClear && (
            <Button size="small" variant="ghost" onClick={onClear} className="max-sm:hidden">
              <Trash2 aria-hidden="true" className="size-4.5" />
              {m.studio_clear_all()}
            </Button>
          )}
          <SceneMenu
            name={scene.name}
            onReplace={scene.image && !image.isBusy ? image.choose : null}
            onGenerate={scene.image && !image.isBusy && generation.offer?.isOn !== false ? generation.generate : null}
            onChooseOwn={scene.image && !image.isBusy ? image.chooseOwn : null}
            onRemoveImage={image.remove}
            onEdit={onEdit}
            onClear={canClear ? onClear : null}
          />
        </div>
      </div>
      {scene.image && <FieldErrors id="scene-picture-error" errors={error ? [error] : []} />}
    </>
  )
})
