import KeyRound from 'lucide-react/icons/key-round'
import Lightbulb from 'lucide-react/icons/lightbulb'
import type { HintStep } from '#app/features/kits/hints/hint-steps.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'

/** Steps that were opened. @param language of the texts, if it is not the reader's */
export function StepList({ steps, language }: { steps: readonly HintStep[]; language: Locale | undefined }) {
  return (
    <ol className="grid gap-3 empty:sr-only" aria-live="polite">
      {steps.map(({ kind, text }, at) => (
        <li key={text} className="flex gap-3 border-t border-line pt-3">
          {kind === 'answer' ? (
            <KeyRound aria-hidden="true" className="mt-1 size-5 shrink-0 text-brass-ink" />
          ) : (
            <Lightbulb aria-hidden="true" className="mt-1 size-5 shrink-0 text-brass-ink" />
          )}
          <div className="grid min-w-0 gap-0.5">
            <p className="text-sm font-semibold text-muted">
              {kind === 'answer' ? m.hints_answer() : m.hints_number({ number: at + 1 })}
            </p>
            <p lang={language} className={kind === 'answer' ? 'text-lg font-semibold' : undefined}>
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
