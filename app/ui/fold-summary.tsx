import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export function FoldSummary({ className, children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary
      {...props}
      className={classNames(
        'flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control font-semibold [&::-webkit-details-marker]:hidden',
        className,
      )}
    >
      {children}
      <ChevronDown
        aria-hidden="true"
        className="ml-auto size-5 shrink-0 transition-transform [[open]>summary>&]:rotate-180"
      />
    </summary>
  )
}
