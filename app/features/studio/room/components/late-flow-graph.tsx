import { m } from '#app/i18n/generated/messages.js'
import { latePart } from '#app/ui/late-part.tsx'
import { Loading } from '#app/ui/skeleton.tsx'

export const LateFlowGraph = latePart(
  async () => (await import('./flow-graph.tsx')).FlowGraph,
  () => <Loading label={m.studio_graph_loading()} />,
)
