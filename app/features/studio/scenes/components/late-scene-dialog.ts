import { latePart } from '#app/ui/late-part.tsx'

export const LateSceneDialog = latePart(
  async () => (await import('./scene-dialog.tsx')).SceneDialog,
  () => null,
)
