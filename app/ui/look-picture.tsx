import type { ReactNode } from 'react'
import type { RoomLook } from '#app/shared/paper-looks.ts'
import { classNames } from './class-names.ts'

const lines = (...ys: number[]) =>
  ys.map((y, at) => <path key={y} d={`M20 ${y}h${at === ys.length - 1 ? 14 : 24}`} className="stroke-line-strong" />)

const sheet = (tilt: number, inside: ReactNode) => (
  <g transform={`rotate(${tilt} 32 32)`}>
    <rect x="15" y="9" width="34" height="46" rx="1.5" className="fill-raised stroke-line-strong" />
    {inside}
  </g>
)

const drawings: Readonly<Record<RoomLook, ReactNode>> = {
  card: (
    <g transform="rotate(-5 32 32)">
      <rect x="17" y="10" width="30" height="43" rx="3" className="fill-raised stroke-line-strong" />
      <path d="M23 20h12" strokeWidth="3" className="stroke-brass-ink" />
      <path d="M23 28h18M23 34h18M23 40h11" className="stroke-line-strong" />
    </g>
  ),
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
  diary: (
    <g transform="rotate(-3 32 32)">
      <rect x="13" y="9" width="38" height="46" rx="3" className="fill-accent stroke-none" />
      <rect x="18" y="9" width="33" height="46" rx="2" className="fill-raised stroke-line-strong" />
      <path d="M24 20h20M24 27h20M24 34h20M24 41h12" className="stroke-line-strong" />
      <path d="M41 9v15l3-3 3 3V9z" className="fill-danger stroke-none" />
    </g>
  ),
  telegram: (
    <g transform="rotate(2 32 32)">
      <rect x="8" y="13" width="48" height="38" rx="1.5" className="fill-brass-soft stroke-brass-ink" />
      <path d="M14 20h14" strokeWidth="4" className="stroke-brass-ink" />
      <circle cx="47" cy="21" r="4.5" className="fill-none stroke-brass-ink" />
      <path d="M14 31h35M16 37.5h29M14 44h21" strokeWidth="4.5" className="stroke-raised" />
      <path d="M16 31h31M18 37.5h25M16 44h17" strokeDasharray="4 3" className="stroke-ink" />
    </g>
  ),
  season: (
    <g transform="rotate(-4 32 32)">
      <rect x="7" y="16" width="50" height="33" rx="4" className="fill-raised stroke-line-strong" />
      <path d="M7 25v-5a4 4 0 0 1 4-4h42a4 4 0 0 1 4 4v5z" className="fill-accent stroke-none" />
      <rect x="12" y="29" width="12" height="15" className="fill-accent-soft stroke-line-strong" />
      <path d="M30 33h20" strokeWidth="4" className="stroke-ink" />
      <path d="M30 41h14" className="stroke-line-strong" />
    </g>
  ),
  pawn: (
    <g transform="rotate(3 32 32)">
      <rect x="8" y="16" width="48" height="33" rx="1.5" className="fill-danger-soft stroke-line-strong" />
      <path d="M21 16v33" strokeDasharray="3 3" className="stroke-line-strong" />
      <path d="M10.5 24h8" className="stroke-ink" />
      <circle cx="11.5" cy="28" r="2.5" className="fill-brass stroke-none" />
      <circle cx="17.5" cy="28" r="2.5" className="fill-brass stroke-none" />
      <circle cx="14.5" cy="34" r="2.5" className="fill-brass stroke-none" />
      <path d="M27 25h22M27 33h22M27 41h13" className="stroke-ink" />
    </g>
  ),
  receipt: (
    <g transform="rotate(3 32 32)">
      <path
        d="M20 8l4 3 4-3 4 3 4-3 4 3 4-3v48l-4-3-4 3-4-3-4 3-4-3-4 3z"
        className="fill-raised stroke-line-strong"
        strokeLinejoin="round"
      />
      <path d="M25 18h14" strokeWidth="3" className="stroke-ink" />
      <path d="M25 26h6M37 26h2M25 32h8M37 32h2M25 38h5M37 38h2" className="stroke-line-strong" />
      <path d="M25 46h14" strokeDasharray="2 3" className="stroke-ink" />
    </g>
  ),
  form: sheet(
    0,
    <>
      <path d="M20 15h15" strokeWidth="3.5" className="stroke-ink" />
      <path d="M19 22h26v8H19zM19 30h13v8H19zM32 30h13v8H32z" className="fill-none stroke-line-strong" />
      <path d="M22 27c3-3 4 1 7-1s4 1 6-1" className="fill-none stroke-accent-ink" />
      <circle cx="40" cy="46" r="4.5" className="fill-none stroke-danger" />
    </>,
  ),
  laboratory: sheet(
    0,
    <>
      <path
        d="M28 14h8M30 14v8l-6 11a2 2 0 0 0 2 3h12a2 2 0 0 0 2-3l-6-11v-8"
        className="fill-accent-soft stroke-accent-ink"
        strokeLinejoin="round"
      />
      {lines(42, 47)}
    </>,
  ),
  ledger: sheet(
    0,
    <>
      <path d="M15 18h34M15 20.5h34M24 20v35M40 20v35" className="stroke-danger" />
      <path d="M18 28h3M28 28h9M18 35h3M28 35h7M18 42h3M28 42h9" className="stroke-ink" />
      <path d="M15 31.5h34M15 38.5h34M15 45.5h34" strokeWidth="1" className="stroke-line-strong" />
    </>,
  ),
  menu: sheet(
    -2,
    <>
      <rect x="18.5" y="12.5" width="27" height="39" className="fill-none stroke-brass-ink" strokeWidth="1" />
      <path d="M26 20c3-4 4 3 7-1s4 2 5 0" className="fill-none stroke-brass-ink" />
      <path d="M25 29h14M28 34h8M25 41h14M28 46h8" className="stroke-line-strong" />
    </>,
  ),
  poster: sheet(
    2,
    <>
      <rect x="18" y="12" width="28" height="40" className="fill-none stroke-ink" strokeWidth="1.5" />
      <path d="M23 18.5h18" strokeWidth="4.5" className="stroke-ink" />
      <circle cx="32" cy="30" r="6" className="fill-line-strong stroke-none" />
      <path d="M22 42h20M25 47h14" strokeWidth="3" className="stroke-ink" />
    </>,
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

/** A small picture of what a printed thing looks like. */
export function LookPicture({ look, className }: { look: RoomLook; className?: string }) {
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
