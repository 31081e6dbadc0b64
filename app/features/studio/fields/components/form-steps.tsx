import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'

type Step = { title: string; part: ReactNode }

/** A long form on one page, in steps that can be gone to. A plain block, or the list of steps could not stay. */
export function FormSteps({ steps }: { steps: readonly Step[] }) {
  const id = useId()
  const [at, setAt] = useState(0)
  const goTo = (step: number) => {
    const part = document.getElementById(`${id}-${step}`)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (
    <div>
      <nav
        aria-label={m.studio_steps()}
        className="-mx-6 mb-5 border-b border-line bg-surface px-4 [@media(height>=40rem)]:sticky [@media(height>=40rem)]:top-0 [@media(height>=40rem)]:z-10 sm:[@media(height>=40rem)]:-top-6"
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
      <div className="grid gap-8">
        {steps.map(({ title, part }, step) => (
          <section
            key={step}
            id={`${id}-${step}`}
            aria-label={title}
            tabIndex={-1}
            onFocus={() => setAt(step)}
            className="grid min-w-0 scroll-mt-16 gap-5 outline-none"
          >
            {step > 0 && <hr className="border-line" />}
            {part}
          </section>
        ))}
      </div>
    </div>
  )
}
