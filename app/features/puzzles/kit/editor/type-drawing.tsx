import type { ReactNode } from 'react'

/** 120 by 80, lit from the upper left: distant things `fill-accent-soft`, near ones `fill-surface`, one of brass. */
export function TypeDrawing({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 120 80"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={36} cy={26} r={24} stroke="none" className="fill-brass-soft" />
      <ellipse cx={62} cy={74} rx={42} ry={4} stroke="none" className="fill-sunken" />
      {children}
    </svg>
  )
}

export interface TypePictureProps {
  className?: string | undefined
}
