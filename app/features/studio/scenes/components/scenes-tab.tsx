import { useSearchParams } from 'react-router'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { LateSceneEditor } from './late-scenes.ts'
import { SceneGrid } from './scene-grid.tsx'

export function ScenesTab() {
  const [query] = useSearchParams()
  const draft = useDraft()
  const scene = draft.scenes.find((each) => each.id === query.get('scene'))
  return scene ? <LateSceneEditor key={scene.id} scene={scene} /> : <SceneGrid />
}
