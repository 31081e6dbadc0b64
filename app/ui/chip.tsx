import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { classNames } from './class-names.ts'
import { keepInSight } from './keep-in-sight.ts'
import { Link } from './link.tsx'

export function ChipList({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {children}
    </ul>
  )
}

export function Chip({ to, active, children }: { to: To; active: boolean; children: ReactNode }) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (active) keepInSight(place.current?.parentElement ?? null, place.current)
  }, [active])
  return (
    <li ref={place}>
      <Link to={to} preventScrollReset aria-current={active ? 'true' : undefined} className={look}>
        {children}
      </Link>
    </li>
  )
}

const look =
  'edged flex min-h-10 items-center rounded-full border border-line-strong/70 bg-surface px-4 text-[0.9375rem] font-medium text-ink no-underline transition-colors hover:border-accent hover:bg-accent-soft pointer-coarse:min-h-11 aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent'
