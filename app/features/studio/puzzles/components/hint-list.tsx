import Flag from 'lucide-react/icons/flag'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef } from 'react'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { mostHints } from '#app/features/engine/hint-level.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import type { StoredLadder } from './hint-ladder.ts'
import { nextStep, readLadder, storedLadder } from './hint-ladder.ts'
import { HintStep } from './hint-step.tsx'

type HintListProps = {
  languages: ContentLanguages
  ladder: StoredLadder
  usualCost: number
  /** Whether the answer comes right after the last hint. */
  leadsToAnswer: boolean
  onChange: (ladder: ReturnType<typeof storedLadder>) => void
  error: readonly string[] | undefined
}

export function HintList({ languages, ladder, usualCost, leadsToAnswer, onChange, error }: HintListProps) {
  const steps = readLadder(ladder)
  const list = useRef<HTMLOListElement>(null)
  const added = useRef(false)
  useEffect(() => {
    // With the button focused, the author's next space would press it again.
    if (added.current) list.current?.lastElementChild?.querySelector<HTMLElement>('textarea, input')?.focus()
    added.current = false
  }, [steps.length])
  const add = () => {
    added.current = true
    write([...steps, nextStep(steps)])
  }
  const write = (next: typeof steps) => onChange(storedLadder(next))
  const swap = (index: number, by: 1 | -1) =>
    write(steps.with(index, steps[index + by]!).with(index + by, steps[index]!))
  return (
    <FieldGroup legend={m.studio_field_hints()} hint={m.studio_hints_hint()} error={error}>
      {steps.length > 0 && (
        <ol ref={list} className="grid gap-3">
          {steps.map((step, index) => (
            <HintStep
              key={index}
              languages={languages}
              step={step}
              position={index + 1}
              count={steps.length}
              usualCost={usualCost}
              onChange={(changed) => write(steps.with(index, changed))}
              onMove={(by) => swap(index, by)}
              onRemove={() => write(steps.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      {leadsToAnswer && (
        <p className="flex items-start gap-2 rounded-control border border-dashed border-line-strong px-3 py-2.5 text-sm text-muted">
          <Flag aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {steps.length > 0 ? m.studio_hints_then_answer() : m.studio_hints_none_answer()}
        </p>
      )}
      {steps.length < mostHints && (
        <Button size="small" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" className="size-4.5" />
          {m.studio_hint_add()}
        </Button>
      )}
    </FieldGroup>
  )
}
