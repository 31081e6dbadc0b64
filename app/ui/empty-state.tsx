import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  picture?: ReactNode
  headingLevel?: 1 | 2 | 3
}

export function EmptyState({ title, children, action, picture, headingLevel }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p'
  return (
    <div className="grid content-center justify-items-center gap-4 rounded-card border border-dashed border-line-strong/60 bg-surface/60 px-6 py-12 text-center">
      {picture}
      <Title className="font-display text-heading font-semibold text-balance">{title}</Title>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-1 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
