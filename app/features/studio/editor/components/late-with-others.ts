import { latePart } from '#app/ui/late-part.tsx'

export const LateWithOthers = latePart(
  async () => (await import('./with-others.tsx')).WithOthers,
  () => null,
)
