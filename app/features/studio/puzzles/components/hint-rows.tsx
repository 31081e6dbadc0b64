import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { mostHints } from '#app/features/engine/hint-level.ts'
import { MoveButton } from '#app/features/studio/fields/components/move-button.tsx'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'

type Changed<Step> = { onChange: (step: Step) => void; onMove: (by: 1 | -1) => void; onRemove: () => void }

type HintRowsProps<Step> = {
  steps: readonly Step[]
  next: () => Step
  onChange: (steps: Step[]) => void
  row: (step: Step, position: number, changed: Changed<Step>) => ReactNode
  /** Below the hints. */
  foot?: ReactNode
  hint: string
  name?: string
  error: readonly string[] | undefined
}

/** A puzzle's hints in order. */
export function HintRows<Step>({ steps, next, onChange, row, foot, ...group }: HintRowsProps<Step>) {
  const list = useRef<HTMLOListElement>(null)
  const added = useRef(false)
  useEffect(() => {
    // With the button focused, the author's next space would press it again.
    if (added.current) list.current?.lastElementChild?.querySelector<HTMLElement>('textarea, input')?.focus()
    added.current = false
  }, [steps.length])
  const add = () => {
    added.current = true
    onChange([...steps, next()])
  }
  return (
    <FieldGroup legend={m.studio_field_hints()} {...group}>
      {steps.length > 0 && (
        <ol ref={list} className="grid gap-3">
          {steps.map((step, at) => (
            <li
              key={at}
              className="grid gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              {row(step, at + 1, {
                onChange: (changed) => onChange(steps.with(at, changed)),
                onMove: (by) => onChange(movedTo(steps, at, at + by)),
                onRemove: () => onChange(steps.toSpliced(at, 1)),
              })}
            </li>
          ))}
        </ol>
      )}
      {foot}
      {steps.length < mostHints && (
        <Button size="small" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_hint_add()}
        </Button>
      )}
    </FieldGroup>
  )
}

type HintButtonsProps = Omit<Changed<unknown>, 'onChange'> & { position: number; count: number }

export const HintButtons = ({ position, count, onMove, onRemove }: HintButtonsProps) => (
  <>
    <MoveButton label={m.studio_hint_up({ position })} to="up" off={position === 1} onClick={() => onMove(-1)} />
    <MoveButton label={m.studio_hint_down({ position })} to="down" off={position === count} onClick={() => onMove(1)} />
    <Button variant="ghost" size="icon" aria-label={m.studio_hint_remove({ position })} onClick={onRemove}>
      <X aria-hidden="true" className="size-5" />
    </Button>
  </>
)
