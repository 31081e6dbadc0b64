import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import type { Entry } from '#app/features/studio/draft/log/log.ts'
import { latePart } from '#app/ui/late-part.tsx'

export const LateRefused = latePart(
  async () => (await import('./refused-panel.tsx')).RefusedPanel,
  () => null,
)
export const LateConflicts = latePart(
  async () => (await import('./asked-changes.tsx')).AskedChanges,
  () => null,
)

/** The details say beside each field why it was refused. */
const isOfDetails = ({ command }: Entry): boolean => command.op === 'change' && command.kind === 'details'

/** Which changes were not taken, and which need an answer. */
export function ConflictPanels() {
  const log = useEditorPart((state) => state.log)
  const refused = log.filter((entry) => entry.status === 'refused' && !isOfDetails(entry))
  return (
    <>
      {refused.length > 0 && <LateRefused refused={refused} />}
      {log.some(({ status }) => status === 'asked') && <LateConflicts />}
    </>
  )
}
