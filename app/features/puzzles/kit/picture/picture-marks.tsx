import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { Outline, Point } from './geometry.ts'
import { centreOf } from './geometry.ts'

export function FoundMark({ outline }: { outline: Outline }) {
  const corners = outline.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <polygon
          points={corners}
          fill="hsl(var(--success) / 0.22)"
          stroke="black"
          strokeWidth={5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        <polygon
          points={corners}
          fill="none"
          stroke="white"
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Sign at={centreOf(outline)} className="bg-success text-on-success">
        <Check className="size-4" />
      </Sign>
    </>
  )
}

export function MissMark({ at }: { at: Point }) {
  return (
    <Sign at={at} className="bg-black/70 text-white">
      <X className="size-4" />
    </Sign>
  )
}

function Sign({ at, className, children }: { at: Point; className: string; children: ReactNode }) {
  return (
    <span
      className={`absolute grid size-6 -translate-1/2 place-items-center rounded-full border border-white ${className}`}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
    >
      {children}
    </span>
  )
}
