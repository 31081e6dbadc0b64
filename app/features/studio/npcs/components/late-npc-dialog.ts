import { latePart } from '#app/ui/late-part.tsx'

export const LateNpcDialog = latePart(
  async () => (await import('./npc-dialog.tsx')).NpcDialog,
  () => null,
)
