import { latePart } from '#app/ui/late-part.tsx'

export const LateNpcDetail = latePart(async () => (await import('./npc-detail.tsx')).NpcDetail)
