import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './input.tsx'

type SelectProps = ComponentProps<'select'> & {
  /**
   * Choosing does something at once. An arrow key opens the list then, instead of choosing everything that it passes.
   */
  acts?: boolean
}

export function Select({ className, acts = false, ...props }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...(acts ? { onKeyDown: openOnArrow } : {})}
        {...props}
        className={classNames(controlStyles, 'min-h-11 appearance-none pr-11')}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  )
}

/** Where the browser cannot open the list for us (Safari), an arrow does so by itself. */
function openOnArrow(event: KeyboardEvent<HTMLSelectElement>) {
  if (!['ArrowDown', 'ArrowUp'].includes(event.key) || event.altKey || !('showPicker' in event.currentTarget)) return
  event.preventDefault()
  event.currentTarget.showPicker()
}
