import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './input.tsx'

type SelectProps = ComponentProps<'select'> & {
  /** Choosing takes effect immediately: an arrow key opens the list instead of choosing every option it passes. */
  acts?: boolean
}

export function Select({ className, acts = false, ...props }: SelectProps) {
  return (
    <span className={classNames('grid grid-cols-[minmax(0,1fr)] content-start *:col-start-1 *:row-start-1', className)}>
      <select
        {...(acts ? { onKeyDown: openOnArrow } : {})}
        {...props}
        className={classNames(controlStyles, 'min-h-11 appearance-none pr-11')}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none mr-3 size-5 self-center justify-self-end text-muted"
      />
    </span>
  )
}

/** Where scripts cannot open the list (Safari), an arrow key does so natively. */
function openOnArrow(event: KeyboardEvent<HTMLSelectElement>) {
  if (!['ArrowDown', 'ArrowUp'].includes(event.key) || event.altKey || !('showPicker' in event.currentTarget)) return
  event.preventDefault()
  event.currentTarget.showPicker()
}
