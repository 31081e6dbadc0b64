import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

export type ConflictField = { label: string; mine: string; theirs: string }

type ConflictPanelProps = {
  /** What was changed in two places. */
  name: string
  fields: readonly ConflictField[]
  onKeep: () => void
  onTake: () => void
}

/** Two versions of one thing, field by field, and the choice between them. Nothing is lost before it is made. */
export function ConflictPanel({ name, fields, onKeep, onTake }: ConflictPanelProps) {
  const id = useId()
  return (
    <section role="alert" aria-labelledby={id} className="grid gap-4 rounded-card border-2 border-warning bg-warning-soft p-4 text-warning-ink sm:p-5">
      <div className="grid gap-1">
        <h2 id={id} className="text-subheading">
          {m.studio_conflict_title({ name })}
        </h2>
        <p>{m.studio_conflict_text()}</p>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full min-w-md border-collapse text-left text-sm">
          <thead>
            <tr>
              <th scope="col" className="p-2">
                {m.studio_conflict_field()}
              </th>
              <th scope="col" className="p-2">
                {m.studio_conflict_mine()}
              </th>
              <th scope="col" className="p-2">
                {m.studio_conflict_theirs()}
              </th>
            </tr>
          </thead>
          <tbody className="bg-raised text-ink">
            {fields.map(({ label, mine, theirs }) => (
              <tr key={label} className="border-t border-line align-top">
                <th scope="row" className="p-2 font-semibold">
                  {label}
                </th>
                <td className="p-2 break-words whitespace-pre-wrap">{mine || m.studio_conflict_empty()}</td>
                <td className="p-2 break-words whitespace-pre-wrap">{theirs || m.studio_conflict_empty()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" onClick={onKeep}>
          {m.studio_conflict_keep()}
        </Button>
        <Button onClick={onTake}>{m.studio_conflict_take()}</Button>
      </div>
    </section>
  )
}
