import { ErrorOutline } from '#app/features/shell/error-outline.tsx'
import { refusalText } from '#app/features/learning/launch/refusals.ts'
import type { Refusal } from '#app/features/learning/launch/refusals.ts'
import { m } from '#app/i18n/generated/messages.js'

/** Without links: whatever they led to would be shown inside the platform's page. */
export const RefusedPage = ({ why }: { why: Refusal }) => (
  <ErrorOutline title={m.learning_refused_title()}>
    <p className="max-w-prose text-lg">{refusalText(why)}</p>
  </ErrorOutline>
)
