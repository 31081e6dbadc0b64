import { useSearchParams } from 'react-router'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import { SceneEditor } from './scene-editor.tsx'
import { SceneGrid } from './scene-grid.tsx'

/** The scenes of an adventure, or the one that `?scene=` names. */
export function ScenesTab() {
  const [query] = useSearchParams()
  const draft = useDraft()
  const scene = draft.scenes.find((each) => each.id === query.get('scene'))
  return scene ? <SceneEditor key={scene.id} scene={scene} /> : <SceneGrid />
}
