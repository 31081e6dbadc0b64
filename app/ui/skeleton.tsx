import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-shimmer rounded-control bg-line', className)} />
}

/** A group of skeletons that announces what is loading; it appears after 300 ms, so quick loads never flash. */
export function Loading({ label, children, className }: { label: string; children?: ReactNode; className?: string }) {
  return (
    <div role="status" className={classNames('animate-late', className)}>
      <span className={children ? 'sr-only' : 'text-muted'}>{label}</span>
      {children}
    </div>
  )
}
