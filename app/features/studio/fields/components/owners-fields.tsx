import type { ReactNode } from 'react'
import { mayChangeDetails } from '#app/features/drafts/draft.policy.ts'
import { useEditorPart } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Fields of the details beside those of another row. */
export function OwnersFields({ children }: { children: ReactNode }) {
  const isOwners = useEditorPart(({ draft: { role, details } }) => !mayChangeDetails(role, details.status))
  return (
    <fieldset disabled={isOwners} className="grid min-w-0 gap-5">
      {children}
      {isOwners && <p className="text-sm text-muted">{m.people_details_owners()}</p>}
    </fieldset>
  )
}
