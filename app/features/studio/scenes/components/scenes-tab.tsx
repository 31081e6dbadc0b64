import { useSearchParams } from 'react-router'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { SceneEditor } from './scene-editor.tsx'
import { SceneGrid } from './scene-grid.tsx'

export function ScenesTab() {
  const [query] = useSearchParams()
  const draft = useDraft()
  const scene = draft.scenes.find((each) => each.id === query.get('scene'))
  return scene ? <SceneEditor key={scene.id} scene={scene} /> : <SceneGrid />
}
