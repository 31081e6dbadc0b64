import { latePart } from '#app/ui/late-part.tsx'

export const LateItemDialog = latePart(
  async () => (await import('./item-dialog.tsx')).ItemDialog,
  () => null,
)
