import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import type { CallsLeft } from '#app/features/generation/money/call-limits.ts'
import { canApprove, isTooLong } from '#app/features/studio/suggestions/suggestion.ts'
import type { Suggestion } from '#app/features/studio/suggestions/suggestion.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Suggestions } from './use-suggestions.ts'

export type SuggestionTexts = {
  /** Shows what will be sent, before it is. */
  sends: ReactNode
  /** Why there is nothing to ask for. */
  nothing?: string | undefined
  /** Something has to be chosen first. */
  isIncomplete?: boolean
  approve: string
  /** Below the suggestions. */
  note?: ReactNode
}

type SuggestionDialogProps = SuggestionTexts & {
  title: string
  left: CallsLeft
  suggestions: Suggestions
  onApprove: () => void
  onClose: () => void
}

export function SuggestionDialog({ title, suggestions, onClose, ...props }: SuggestionDialogProps) {
  const { all, isRunning } = suggestions
  const stage = isRunning ? 'running' : all.length > 0 ? 'shown' : 'ask'
  const body = useRef<HTMLDivElement>(null)
  const stood = useRef(stage)
  useEffect(() => {
    // The button that was pressed is gone with its stage
    if (stood.current !== stage) body.current?.focus()
    stood.current = stage
  }, [stage])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={title} size={all.length > 0 ? 'large' : 'medium'}>
        <div ref={body} tabIndex={-1} role="group" aria-label={title} className="outline-none">
          <p role="status" className={isRunning ? 'flex items-center gap-3 py-4 font-semibold' : 'sr-only'}>
            {isRunning && <Spinner />}
            {isRunning ? m.media_generating() : stage === 'shown' ? m.suggest_ready({ count: all.length }) : ''}
          </p>
          {stage === 'ask' && <Before {...props} suggestions={suggestions} onClose={onClose} />}
          {stage === 'running' && (
            <DialogFooter>
              <Button onClick={suggestions.cancel}>{m.common_cancel()}</Button>
            </DialogFooter>
          )}
          {stage === 'shown' && <Found {...props} suggestions={suggestions} onClose={onClose} />}
        </div>
      </DialogContent>
    </Dialog>
  )
}

type StageProps = Omit<SuggestionDialogProps, 'title'>

function Before({ sends, nothing, isIncomplete = false, left, suggestions, onClose }: StageProps) {
  return (
    <>
      <div className="grid gap-4">
        {nothing ? <p>{nothing}</p> : sends}
        <Left left={left} />
        <Problem suggestions={suggestions} />
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{m.common_cancel()}</Button>
        <Button variant="accent" disabled={nothing !== undefined || isIncomplete} onClick={suggestions.start}>
          {m.suggest_send()}
        </Button>
      </DialogFooter>
    </>
  )
}

function Left({ left: { hour, day, budget } }: { left: CallsLeft }) {
  return (
    <p className="text-sm text-muted">
      {budget < 1
        ? m.errors_generation_budget()
        : m.suggest_left({ hour: formatNumber(Math.min(hour, day)), day: formatNumber(day) })}
    </p>
  )
}

function Problem({ suggestions: { problem } }: { suggestions: Suggestions }) {
  if (!problem) return null
  return (
    <Notice tone="danger" title={problem.title}>
      {problem.text}
    </Notice>
  )
}

function Found({ approve, note, left, suggestions, onApprove, onClose }: StageProps) {
  const { all, change, choose, start } = suggestions
  return (
    <>
      <div className="grid gap-4">
        <p className="text-muted">{m.suggest_found()}</p>
        <Problem suggestions={suggestions} />
        {all.length > 1 && (
          <Checkbox
            label={m.suggest_all()}
            checked={all.every(({ isChosen }) => isChosen)}
            onChange={(event) => choose(event.target.checked)}
          />
        )}
        <ul className={classNames('grid gap-3', all.every(isShort) && 'sm:grid-cols-2')}>
          {all.map((each) => (
            <SuggestionLine key={each.key} suggestion={each} onChange={(part) => change(each.key, part)} />
          ))}
        </ul>
        {note}
        <Left left={left} />
      </div>
      <DialogFooter stays>
        <Button variant="ghost" onClick={start}>
          {m.suggest_again()}
        </Button>
        <Button onClick={onClose}>{m.common_cancel()}</Button>
        <Button variant="accent" disabled={!canApprove(all)} onClick={onApprove}>
          {approve}
        </Button>
      </DialogFooter>
    </>
  )
}

const isShort = ({ isLong, beside }: Suggestion): boolean => !isLong && !beside

type LineProps = { suggestion: Suggestion; onChange: (part: Partial<Suggestion>) => void }

function SuggestionLine({ suggestion, onChange }: LineProps) {
  const id = useId()
  const { label, language, text, isChosen, longest, isLong, beside } = suggestion
  const tooLong = isChosen && isTooLong(suggestion)
  return (
    <li className="grid gap-2 rounded-control border border-line px-3 pt-1 pb-3">
      <Checkbox label={label} checked={isChosen} onChange={({ target }) => onChange({ isChosen: target.checked })} />
      {beside && (
        <p id={`${id}-beside`} className="text-sm text-muted">
          {beside.label}{' '}
          <span lang={beside.language} className="whitespace-pre-wrap text-ink">
            {beside.text}
          </span>
        </p>
      )}
      <Textarea
        rows={1}
        lang={language}
        aria-label={m.suggest_text({ label })}
        aria-invalid={tooLong || undefined}
        aria-describedby={[beside && `${id}-beside`, tooLong && `${id}-error`].filter(Boolean).join(' ') || undefined}
        value={text}
        onChange={({ target }) =>
          onChange({ text: isLong ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' '), isChosen: true })
        }
        className="min-h-11!"
      />
      <FieldErrors
        id={`${id}-error`}
        errors={tooLong ? [m.suggest_too_long({ longest: formatNumber(longest) })] : []}
      />
    </li>
  )
}
