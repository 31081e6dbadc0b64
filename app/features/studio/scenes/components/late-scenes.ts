import { latePart } from '#app/ui/late-part.tsx'

export const LateSceneEditor = latePart(async () => (await import('./scene-editor.tsx')).SceneEditor)
export const LateSceneDialog = latePart(
  async () => (await import('./scene-dialog.tsx')).SceneDialog,
  () => null,
)
export const LateDeleteScene = latePart(
  async () => (await import('./delete-scene.tsx')).DeleteScene,
  () => null,
)
