import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Form } from '#app/ui/link.tsx'

type ConfirmedProps = {
  label: string
  /** Says of whom, where several stand in a list. */
  name?: string
  /** What follows from it. */
  text: string
  fields: Readonly<Record<string, string>>
  isDanger?: boolean
  /** Asked for before the button. */
  children?: ReactNode
  /** In place of the button. */
  inPlace?: ReactNode
  isOpen?: boolean
}

/** A deed that is explained before its button is offered; without scripts, too. */
export const Confirmed = ({
  label,
  name = label,
  text,
  fields,
  isDanger = false,
  children,
  inPlace,
  isOpen = false,
}: ConfirmedProps) => (
  <details open={isOpen} className="rounded-control border border-line px-4 py-1">
    <FoldSummary aria-label={name}>{label}</FoldSummary>
    <div className="grid gap-3 pt-1 pb-3">
      <p className="max-w-prose">{text}</p>
      {inPlace ?? (
        <Form method="post" className="grid justify-items-start gap-3">
          {Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {children}
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'}>
            {m.people_confirm({ deed: label })}
          </Button>
        </Form>
      )}
    </div>
  </details>
)
