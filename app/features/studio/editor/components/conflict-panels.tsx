import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { latePart } from '#app/ui/late-part.tsx'

export const LateConflicts = latePart(
  async () => (await import('./asked-changes.tsx')).AskedChanges,
  () => null,
)

export function ConflictPanels() {
  const some = useEditorPart(({ log }) => log.some(({ status }) => status === 'asked'))
  return some ? <LateConflicts /> : null
}
