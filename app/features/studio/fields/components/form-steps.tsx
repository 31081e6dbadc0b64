import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { onReveal } from './reveal.ts'

type Step = { title: string; part: ReactNode }

/** A long form on one page, with links to its steps; on a phone one step at a time, and the others keep their input. A
 * plain block element, since otherwise the list of steps could not be sticky. */
export function FormSteps({ steps, onlyOnPhones = false }: { steps: readonly Step[]; onlyOnPhones?: boolean }) {
  const id = useId()
  const [at, setAt] = useState(0)
  const form = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      onReveal(form.current!, (field) => {
        const parts = [...form.current!.querySelectorAll(':scope > div > section')]
        const step = parts.findIndex((part) => part.contains(field))
        if (step >= 0) flushSync(() => setAt(step))
      }),
    [],
  )
  const goTo = (step: number) => {
    flushSync(() => setAt(step))
    const part = document.getElementById(`${id}-${step}`)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (
    <div ref={form}>
      <nav
        aria-label={m.studio_steps()}
        className={classNames(
          '-mx-6 mb-5 border-b border-line bg-surface px-4 [@media(height>=40rem)]:sticky [@media(height>=40rem)]:top-0 [@media(height>=40rem)]:z-10 sm:[@media(height>=40rem)]:-top-6',
          onlyOnPhones && 'sm:hidden',
        )}
      >
        <ol className="flex gap-1 overflow-x-auto contain-inline-size [scrollbar-width:none]">
          {steps.map(({ title }, step) => (
            <li key={step} className="shrink-0">
              <button
                type="button"
                aria-current={step === at ? 'step' : undefined}
                onClick={() => goTo(step)}
                className={classNames(
                  'min-h-11 border-b-3 px-2 text-sm font-semibold whitespace-nowrap',
                  step === at ? 'border-accent text-accent-ink' : 'border-transparent text-muted hover:text-ink',
                )}
              >
                {m.studio_step_named({ position: formatNumber(step + 1), title })}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classNames('grid', onlyOnPhones ? 'gap-5' : 'gap-8')}>
        {steps.map(({ title, part }, step) => (
          <section
            key={step}
            id={`${id}-${step}`}
            aria-label={title}
            tabIndex={-1}
            onFocus={() => setAt(step)}
            className={classNames('grid min-w-0 scroll-mt-16 gap-5 outline-none', step !== at && 'max-sm:hidden')}
          >
            {step > 0 && !onlyOnPhones && <hr className="border-line max-sm:hidden" />}
            {part}
            {step < steps.length - 1 && (
              <Button className="justify-self-end sm:hidden" onClick={() => goTo(step + 1)}>
                {m.studio_step_next({ title: steps[step + 1]!.title })}
              </Button>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
