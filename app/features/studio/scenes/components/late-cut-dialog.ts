import { latePart } from '#app/ui/late-part.tsx'

export const LateCutDialog = latePart(
  async () => (await import('./cut-dialog.tsx')).CutDialog,
  () => null,
)
