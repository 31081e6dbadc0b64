import { m } from '#app/i18n/generated/messages.js'
import { BackLink } from '#app/ui/back-link.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { latePart } from '#app/ui/late-part.tsx'
import { useScripts } from '#app/ui/use-scripts.ts'

const LateUnsentWords = latePart(
  async () => (await import('./unsent-words.tsx')).UnsentWords,
  () => null,
)

type EditorMissingProps = { title: string; user: string | null; adventure: string }

export function EditorMissing({ title, user, adventure }: EditorMissingProps) {
  const isBrowser = useScripts()
  return (
    <>
      <EmptyState headingLevel={1} title={title} action={<BackLink to="/creator">{m.studio_back()}</BackLink>}>
        <p>{m.studio_missing_text()}</p>
      </EmptyState>
      {user !== null && isBrowser && <LateUnsentWords user={user} adventure={adventure} />}
    </>
  )
}
