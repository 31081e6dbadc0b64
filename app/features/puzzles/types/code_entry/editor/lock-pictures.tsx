import type { ReactNode } from 'react'
import type { Lock } from '#app/features/puzzles/types/code_entry/rules/locks.ts'

const rows = [0, 1, 2]

const pictures: Record<Lock, ReactNode> = {
  keypad: rows.flatMap((row) =>
    rows.map((column) => (
      <rect
        key={`${row}${column}`}
        x={17 + 12 * column}
        y={5 + 11 * row}
        width={9}
        height={8}
        rx={2}
        className={row === 1 && column === 1 ? 'fill-brass' : 'fill-accent-soft'}
      />
    )),
  ),
  wheels: rows.map((place) => (
    <g key={place}>
      <rect x={12 + 15 * place} y={5} width={11} height={30} rx={3} className="fill-accent-soft" />
      <path d={`M${14 + 15 * place} 15h7M${14 + 15 * place} 25h7`} />
      <circle cx={17.5 + 15 * place} cy={20} r={2} className={place === 1 ? 'fill-brass' : 'fill-surface'} />
    </g>
  )),
  cryptex: (
    <>
      <rect x={4} y={11} width={8} height={18} rx={3} className="fill-brass" />
      <rect x={52} y={11} width={8} height={18} rx={3} className="fill-brass" />
      {[12, 22, 32, 42].map((x, at) => (
        <g key={x}>
          <rect x={x} y={8} width={10} height={24} className="fill-accent-soft" />
          <text x={x + 5} y={24} textAnchor="middle" stroke="none" className="fill-current text-[10px] font-bold">
            {'OPEN'[at]}
          </text>
        </g>
      ))}
    </>
  ),
  field: (
    <>
      <rect x={5} y={12} width={54} height={16} rx={4} className="fill-accent-soft" />
      <path d="M12 16v8" className="stroke-brass-strong" strokeWidth={3} />
      <path d="M18 24h5M26 24h5M34 24h5M42 24h5" />
    </>
  ),
  colours: (
    <>
      <circle cx={18} cy={13} r={7} fill="hsl(354 80% 54%)" />
      <path d="M32 5 40 20H24z" transform="translate(14 0)" fill="hsl(142 60% 42%)" />
      <rect x={11} y={23} width={14} height={13} fill="hsl(212 86% 54%)" />
      <path d="m46 21 8 8-8 8-8-8z" fill="hsl(27 96% 55%)" />
    </>
  ),
  directions: (
    <>
      <path d="m32 3 7 9H25zM32 37l-7-9h14zM12 20l10-7v14zM52 20l-10 7V13z" className="fill-accent-soft" />
      <circle cx={32} cy={20} r={4} className="fill-brass" />
    </>
  ),
  signs: (
    <>
      <path
        d="m18 4 3 6 6.500 1-4.700 4.500 1.100 6.500-5.900-3-5.900 3 1.100-6.500L8.500 11l6.500-1z"
        className="fill-brass"
      />
      <path d="M46 22c-9-6-9-12-5-15 3-2 5 0 5 2 0-2 2-4 5-2 4 3 4 9-5 15z" className="fill-accent-soft" />
      <path d="M37 27h18l-4 10H41zM12 27a7 7 0 1 0 10 9 8 8 0 0 1-10-9z" className="fill-accent-soft" />
    </>
  ),
}

export function LockPicture({ lock }: { lock: Lock }) {
  return (
    <svg
      viewBox="0 0 64 40"
      aria-hidden="true"
      className="notranslate h-12 w-20 text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {pictures[lock]}
    </svg>
  )
}
