import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PageHeaderProps = {
  title: ReactNode
  /** A word or two above the title. */
  eyebrow?: ReactNode
  intro?: ReactNode
  /** A `BackLink` or `Breadcrumb`. */
  back?: ReactNode
  /** Buttons at the right, below the title on a phone. */
  actions?: ReactNode
  className?: string
}

/** The head of a page: way back, title, what it is for, what one can do. Holds the page's one `h1`. */
export function PageHeader({ title, eyebrow, intro, back, actions, className }: PageHeaderProps) {
  return (
    <div className={classNames('grid gap-3', className)}>
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-3xl gap-3">
          {eyebrow && <p className="text-sm font-semibold tracking-wide text-brass-ink">{eyebrow}</p>}
          <h1 className="text-title">{title}</h1>
          {intro && <div className="text-lg text-muted">{intro}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  )
}
