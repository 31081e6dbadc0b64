import { m } from '#app/i18n/generated/messages.js'
import { latePart } from '#app/ui/late-part.tsx'
import { Loading } from '#app/ui/skeleton.tsx'

export const LateDialogueGraph = latePart(
  async () => (await import('./dialogue-graph.tsx')).DialogueGraph,
  () => <Loading label={m.studio_npcs_loading()} />,
)
