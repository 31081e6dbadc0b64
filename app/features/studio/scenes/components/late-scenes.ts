import { latePart } from '#app/ui/late-part.tsx'

export const LateSceneEditor = latePart(async () => (await import('./scene-editor.tsx')).SceneEditor)
export const LateDeleteScene = latePart(
  async () => (await import('./delete-scene.tsx')).DeleteScene,
  () => null,
)
