import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './input.tsx'

/** The browser's own select in our dress: it is the best one there is on a phone and by keyboard. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...props} className={classNames(controlStyles, 'min-h-11 appearance-none pr-11')} />
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
    </span>
  )
}
