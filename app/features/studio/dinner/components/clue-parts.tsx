import type Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import type { ClueLook } from '#app/features/kits/documents/dinner.ts'
import { kitRowPlace } from '#app/features/studio/draft/row-place.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

const lines = (...ys: number[]) =>
  ys.map((y, at) => <path key={y} d={`M20 ${y}h${at === ys.length - 1 ? 14 : 24}`} className="stroke-line-strong" />)

const sheet = (tilt: number, inside: ReactNode) => (
  <g transform={`rotate(${tilt} 32 32)`}>
    <rect x="15" y="9" width="34" height="46" rx="1.5" className="fill-raised stroke-line-strong" />
    {inside}
  </g>
)

const drawings: Readonly<Record<ClueLook, ReactNode>> = {
  letter: (
    <g transform="rotate(-4 32 34)">
      <rect x="8" y="17" width="48" height="33" rx="2" className="fill-raised stroke-line-strong" />
      <path d="M8 19l24 17 24-17" className="fill-none stroke-line-strong" />
      <circle cx="32" cy="36" r="6" className="fill-danger stroke-none" />
      <path d="M29.5 36.5l2 2 3.5-4.5" className="fill-none stroke-on-danger" />
    </g>
  ),
  ticket: (
    <g transform="rotate(-10 32 32)">
      <path
        d="M7 20h50v7a5 5 0 0 0 0 10v7H7v-7a5 5 0 0 0 0-10z"
        className="fill-brass-soft stroke-brass-ink"
        strokeLinejoin="round"
      />
      <path d="M43 20v24" strokeDasharray="3 3" className="stroke-brass-ink" />
      <path d="M17 28h18M17 35h12" className="stroke-brass-ink" />
    </g>
  ),
  newspaper: sheet(
    3,
    <>
      <path d="M19 16h26" strokeWidth="4" className="stroke-ink" />
      <rect x="19" y="22" width="12" height="12" className="fill-sunken stroke-line-strong" />
      <path d="M35 24h10M35 28.5h10M35 33h10M19 39h26M19 43.5h26M19 48h18" className="stroke-line-strong" />
    </>,
  ),
  report: sheet(
    0,
    <>
      <rect x="25" y="5" width="14" height="7" rx="2" className="fill-accent stroke-none" />
      {lines(21, 27, 33)}
      <path d="M20 41l3 3 5-6" className="fill-none stroke-success" />
      <path d="M33 42h11" className="stroke-line-strong" />
      <path d="M20 49h12" className="stroke-line-strong" />
    </>,
  ),
  map: (
    <g transform="rotate(2 32 32)">
      <path
        d="M9 17l15-5 16 5 15-5v36l-15 5-16-5-15 5z"
        className="fill-raised stroke-line-strong"
        strokeLinejoin="round"
      />
      <path d="M24 12v36M40 17v36" className="stroke-line" />
      <path d="M15 42c6-8 8-2 13-9s8-3 13-8" strokeDasharray="3 3" className="fill-none stroke-accent-ink" />
      <path d="M42 20l6 6M48 20l-6 6" strokeWidth="3" className="stroke-danger" />
    </g>
  ),
  photograph: (
    <g transform="rotate(-7 32 32)">
      <rect x="12" y="10" width="40" height="45" rx="1.5" className="fill-raised stroke-line-strong" />
      <rect x="16" y="14" width="32" height="29" className="fill-accent-soft stroke-line-strong" />
      <circle cx="32" cy="25" r="5.5" className="fill-line-strong stroke-none" />
      <path d="M21 43c1-9 5-12 11-12s10 3 11 12z" className="fill-line-strong stroke-none" />
    </g>
  ),
  testimony: (
    <g>
      <path
        d="M9 13h46a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H30L18 54V43H9a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3z"
        className="fill-raised stroke-line-strong"
        strokeLinejoin="round"
      />
      <path d="M17 34v-6c0-4 2-7 6-8M33 34v-6c0-4 2-7 6-8" strokeWidth="4" className="fill-none stroke-accent" />
    </g>
  ),
}

/** A small picture of what the clue is made of. */
export function ClueLookPicture({ look, className }: { look: ClueLook; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      strokeWidth={2}
      strokeLinecap="round"
      className={classNames('shrink-0', className)}
    >
      {drawings[look]}
    </svg>
  )
}

type IconLineProps = { Icon: typeof Eye; look?: string; label: string; text: string; isQuiet?: boolean }

/** A text behind its icon and label; nothing while it is blank. A quiet one says its label to screen readers only. */
export function IconLine({ Icon, look, label, text, isQuiet = false }: IconLineProps) {
  if (text.trim() === '') return null
  return (
    <p className={classNames('flex items-start gap-2 text-sm', isQuiet && 'text-muted')}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', look)} />
      <span className="min-w-0 whitespace-pre-line">
        <span className={isQuiet ? 'sr-only' : 'font-semibold'}>{label}</span> {text}
      </span>
    </p>
  )
}

/** Opens the clue in its tab. */
export const ClueLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link to={kitRowPlace('dinnerClue', id)} className={classNames(textLinkStyles, 'min-w-0')}>
    {children}
  </Link>
)
