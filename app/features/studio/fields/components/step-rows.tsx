import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { movedTo } from '#app/features/studio/fields/moved-to.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { MoveButton } from './move-button.tsx'

type OfStep = (of: { position: number }) => string
/** What the buttons say. */
export type StepWords = { add: () => string; up: OfStep; down: OfStep; remove: OfStep }

type Changed<Step> = { onChange: (step: Step) => void; onMove: (by: 1 | -1) => void; onRemove: () => void }

type StepRowsProps<Step> = {
  legend: string
  words: StepWords
  most: number
  steps: readonly Step[]
  next: () => Step
  onChange: (steps: Step[]) => void
  row: (step: Step, position: number, changed: Changed<Step>) => ReactNode
  /** Below the steps. */
  foot?: ReactNode
  hint: string | undefined
  name?: string
  error: readonly string[] | undefined
}

/** Texts in an order of the author's. */
export function StepRows<Step>({ words, most, steps, next, onChange, row, foot, ...group }: StepRowsProps<Step>) {
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
    <FieldGroup {...group}>
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
      {steps.length < most && (
        <Button size="small" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" className="size-4.5" />
          {words.add()}
        </Button>
      )}
    </FieldGroup>
  )
}

type StepButtonsProps = Omit<Changed<unknown>, 'onChange'> & { words: StepWords; position: number; count: number }

export const StepButtons = ({ words, position, count, onMove, onRemove }: StepButtonsProps) => (
  <>
    <MoveButton label={words.up({ position })} to="up" off={position === 1} onClick={() => onMove(-1)} />
    <MoveButton label={words.down({ position })} to="down" off={position === count} onClick={() => onMove(1)} />
    <Button variant="ghost" size="icon" aria-label={words.remove({ position })} onClick={onRemove}>
      <X aria-hidden="true" className="size-5" />
    </Button>
  </>
)
