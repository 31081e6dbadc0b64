import { m } from '#app/i18n/generated/messages.js'
import { latePart } from '#app/ui/late-part.tsx'
import { Loading } from '#app/ui/skeleton.tsx'

export const FiguresTab = latePart(
  async () => (await import('./figures-panel.tsx')).FiguresPanel,
  () => <Loading label={m.figures_loading()} />,
)
