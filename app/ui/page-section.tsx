import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** `stage` is a dark band in both themes, `well` a little darker than the page. */
export function PageSection({
  ground = 'plain',
  className,
  children,
  ...props
}: ComponentProps<'section'> & { ground?: 'plain' | 'stage' | 'well' }) {
  return (
    <section {...props} className={grounds[ground]}>
      <div className={classNames('frame', className)}>{children}</div>
    </section>
  )
}

const grounds = {
  plain: 'py-10 sm:py-14 print:py-0',
  well: 'border-y border-line bg-sunken py-12 sm:py-16',
  stage: 'stage lamplit py-14 text-ink sm:py-20',
}

export function Flourish({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('flourish', className)}>
      <svg viewBox="0 0 28 20" className="h-5 w-7" fill="currentColor">
        <path d="M14 2a4.5 4.5 0 0 1 2.4 8.3L18 18h-8l1.6-7.7A4.5 4.5 0 0 1 14 2Z" />
        <path d="m3 8.5 2 2-2 2-2-2 2-2Zm22 0 2 2-2 2-2-2 2-2Z" />
      </svg>
    </div>
  )
}
