import type { ReactNode } from 'react'
import type { LockType } from '#app/features/kits/documents/room.ts'
import { classNames } from '#app/ui/class-names.ts'

const dials = (signs: readonly string[]) =>
  signs.map((sign, index) => {
    const width = 46 / signs.length
    const x = 25 + index * width
    return (
      <g key={index}>
        <rect x={x + 0.8} y="37" width={width - 1.6} height="18" rx="2" strokeWidth="1.5" className="fill-surface" />
        <text
          x={x + width / 2}
          y="50"
          textAnchor="middle"
          className="fill-ink stroke-none font-sans text-[0.68rem] font-bold"
        >
          {sign}
        </text>
      </g>
    )
  })

const padlock = (face: ReactNode) => (
  <>
    <path d="M35 31 V20 a13 13 0 0 1 26 0 V31" className="fill-none" strokeWidth="5" />
    <rect x="22" y="29" width="52" height="35" rx="6" className="fill-brass" />
    {face}
  </>
)

const arrow = (x: number, y: number, turn: number) => (
  <path
    key={turn}
    d="M0 5 V-4 M-4 0 L0 -5 L4 0"
    transform={`translate(${x} ${y}) rotate(${turn})`}
    className="fill-none stroke-on-brass"
    strokeWidth="2.4"
  />
)

const pictures: Readonly<Record<LockType, ReactNode>> = {
  none: (
    <>
      <path d="M22 30 L48 18 L74 30 L48 42 Z" className="fill-sunken" />
      <path d="M22 30 V52 L48 64 V42 Z" className="fill-surface" />
      <path d="M74 30 V52 L48 64 V42 Z" className="fill-brass" />
      <path d="M22 30 L16 20 L42 9 L48 18 Z M74 30 L80 20 L54 9 L48 18 Z" className="fill-surface" />
    </>
  ),
  digits3: padlock(dials(['4', '0', '7'])),
  digits4: padlock(dials(['1', '8', '6', '5'])),
  word: padlock(dials(['C', 'L', 'E', 'F'])),
  directions: padlock(
    <>
      {arrow(48, 39, 0)}
      {arrow(57, 47, 90)}
      {arrow(48, 55, 180)}
      {arrow(39, 47, 270)}
    </>,
  ),
  key: padlock(
    <>
      <circle cx="48" cy="43" r="4.5" className="fill-ink" />
      <path d="M46 44 L44.5 56 H51.5 L50 44 Z" className="fill-ink" />
    </>,
  ),
  paper: (
    <>
      <path d="M24 10 H62 L74 22 V66 H24 Z" className="fill-surface" />
      <path d="M62 10 V22 H74" className="fill-none" />
      <path d="M32 28 H56 M32 36 H64 M32 44 H50" className="fill-none stroke-line-strong" />
      <path d="M34 57 L40 62 L54 50" className="fill-none stroke-brass-ink" strokeWidth="3.5" />
    </>
  ),
}

/** A small drawing of a puzzle's lock. */
export function LockPicture({ lock, className }: { lock: LockType; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="12 2 72 68"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={classNames('notranslate', className)}
    >
      {pictures[lock]}
    </svg>
  )
}
