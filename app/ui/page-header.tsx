import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PageHeaderProps = {
  title: ReactNode
  eyebrow?: ReactNode
  intro?: ReactNode
  back?: ReactNode
  actions?: ReactNode
  className?: string
}

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
