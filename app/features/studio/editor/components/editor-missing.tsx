import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

export function EditorMissing({ title }: { title: string }) {
  return (
    <EmptyState headingLevel={1} title={title} action={<BackLink to="/creator">{m.studio_back()}</BackLink>}>
      <p>{m.studio_missing_text()}</p>
    </EmptyState>
  )
}
