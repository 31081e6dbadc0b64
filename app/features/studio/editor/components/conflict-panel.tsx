import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { ConflictField } from '#app/features/studio/changes/components/conflict-fields.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Radio } from '#app/ui/checkbox.tsx'

type ConflictPanelProps = {
  name: string
  fields: readonly ConflictField[]
  /** @param theirs indexes of the fields that keep the others' version; the rest keep the author's */
  onDecide: (theirs: ReadonlySet<number>) => void
}

export function ConflictPanel({ name, fields, onDecide }: ConflictPanelProps) {
  const id = useId()
  return (
    <section
      tabIndex={-1}
      data-question
      role="alert"
      aria-labelledby={id}
      className="grid gap-4 rounded-card border-2 border-warning bg-warning-soft p-4 text-warning-ink sm:p-5"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-subheading">
          {m.studio_conflict_title({ name })}
        </h2>
        <p>{fields.length > 1 ? m.studio_conflict_text_several({ count: fields.length }) : m.studio_conflict_text()}</p>
      </div>
      {fields.length > 1 ? (
        <Several id={id} fields={fields} onDecide={onDecide} />
      ) : (
        <One fields={fields} onDecide={onDecide} />
      )}
    </section>
  )
}

const both = (fields: readonly ConflictField[]): ReadonlySet<number> => new Set(fields.keys())
const none: ReadonlySet<number> = new Set()

function One({ fields, onDecide }: Omit<ConflictPanelProps, 'name'>) {
  return (
    <>
      {fields.map(({ label, mine, theirs, pictures }) => (
        <div key={label} className="grid gap-2">
          <h3 className="font-semibold">{label}</h3>
          <div className="grid gap-3 sm:grid-cols-2">
            <Version>
              <p className="font-medium">{m.studio_conflict_mine()}</p>
              <Words picture={pictures?.mine}>{mine}</Words>
            </Version>
            <Version>
              <p className="font-medium">{m.studio_conflict_theirs()}</p>
              <Words picture={pictures?.theirs}>{theirs}</Words>
            </Version>
          </div>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" onClick={() => onDecide(none)}>
          {m.studio_conflict_keep()}
        </Button>
        <Button onClick={() => onDecide(both(fields))}>{m.studio_conflict_take()}</Button>
      </div>
    </>
  )
}

function Several({ id, fields, onDecide }: Omit<ConflictPanelProps, 'name'> & { id: string }) {
  const [chosen, choose] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({})
  const left = fields.filter(({ label }) => !chosen[label]).length
  const apply = () =>
    left === 0 && onDecide(new Set([...fields.keys()].filter((at) => chosen[fields[at]!.label] === 'theirs')))
  return (
    <>
      {fields.map(({ label, pictures, ...versions }, at) => (
        <fieldset key={label} className="grid min-w-0 gap-2">
          <legend className="mb-2 font-semibold">{label}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <Version key={side}>
                <Radio
                  name={`${id}-${at}`}
                  checked={chosen[label] === side}
                  onChange={() => choose((now) => ({ ...now, [label]: side }))}
                  label={side === 'mine' ? m.studio_conflict_mine() : m.studio_conflict_theirs()}
                  hint={<Words picture={pictures?.[side]}>{versions[side]}</Words>}
                />
              </Version>
            ))}
          </div>
        </fieldset>
      ))}
      {left > 0 && <p className="text-sm">{m.studio_conflict_left({ count: left })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" aria-disabled={left > 0} onClick={apply} className={left > 0 ? 'opacity-45' : ''}>
          {m.studio_conflict_apply()}
        </Button>
        <Button onClick={() => onDecide(none)}>{m.studio_conflict_keep_all()}</Button>
        <Button onClick={() => onDecide(both(fields))}>{m.studio_conflict_take_all()}</Button>
      </div>
    </>
  )
}

const Version = ({ children }: { children: ReactNode }) => (
  <div className="min-w-0 rounded-control border border-line-strong bg-raised p-3 text-ink">{children}</div>
)

function Words({ picture, children }: { picture?: string | null | undefined; children: string }) {
  return (
    <span className="block min-w-0 whitespace-pre-wrap text-ink">
      {picture && (
        <img
          src={picture}
          alt={m.studio_conflict_picture()}
          className="mb-1 block h-32 max-w-full rounded-small object-contain"
        />
      )}
      {children || (picture ? null : m.studio_conflict_empty())}
    </span>
  )
}
