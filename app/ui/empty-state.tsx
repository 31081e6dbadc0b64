import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ title, children, action, picture, headingLevel, className }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div
      className={classNames(
        'grid content-center justify-items-center gap-4 rounded-card border border-dashed border-line-strong/60 bg-surface/60 px-6 py-12 text-center',
        className,
      )}
    >
      {picture}
      <Title className="font-display text-heading font-semibold text-balance">{title}</Title>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-1 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
