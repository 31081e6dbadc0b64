import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { usePlaceKept } from '#app/features/studio/components/editor/use-place-kept.ts'
import { NotSavedMark } from '#app/features/studio/components/editor/not-saved-mark.tsx'
import type { SceneView } from '#app/features/studio/draft-view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { SceneImageButton } from './scene-image.tsx'

type SceneHeaderProps = { scene: SceneView; canClear: boolean; onAdd: () => void; onEdit: () => void; onClear: () => void }

/** Which scene this is, the way back, and what can be done with all of it. */
export const SceneHeader = memo(function SceneHeader({ scene, canClear, onAdd, onEdit, onClear }: SceneHeaderProps) {
  // the first picture takes away the button that chose it
  const replace = usePlaceKept<HTMLButtonElement>(scene.image ? 'picture' : 'none')
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <BackLink to="?tab=scenes">{m.studio_back_to_scenes()}</BackLink>
      <h2 id="scene" className="text-heading min-w-0 break-words">
        {scene.name}
      </h2>
      {scene.isStartingMap && <Badge tone="brass">{m.studio_scene_start()}</Badge>}
      {scene.isEnding && <Badge tone="purple">{m.studio_scene_ending()}</Badge>}
      <NotSavedMark id={scene.id} />
      <div className="flex flex-wrap items-center gap-2 lg:ml-auto">
        {scene.image && <SceneImageButton ref={replace} scene={scene} />}
        <Button size="small" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_hotspot_add()}
        </Button>
        <Button size="small" onClick={onEdit}>
          {m.studio_scene_edit_title()}
        </Button>
        {canClear && (
          <Button size="small" variant="ghost" onClick={onClear}>
            <Trash2 aria-hidden="true" className="size-4.5" />
            {m.studio_clear_all()}
          </Button>
        )}
      </div>
    </div>
  )
})
