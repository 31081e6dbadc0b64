import { formText } from '#app/features/account/form-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Notice } from '#app/ui/notice.tsx'

/** The account that a mailed link changes, shown above its button. @param problem why the button did nothing */
export const LinkFacts = ({
  facts,
  problem,
}: {
  facts: readonly { name: string; value: string }[]
  problem: string | undefined
}) => (
  <>
    {problem && (
      <Notice tone="danger" title={m.common_error()}>
        {formText(problem)}
      </Notice>
    )}
    <dl className="grid gap-4 sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid min-w-0 gap-1">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  </>
)
