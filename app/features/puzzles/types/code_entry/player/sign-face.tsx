import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import type { Colour } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Arrow } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import { colourOf, isArrow } from '#app/features/puzzles/types/code_entry/rules/signs.ts'

/** Each colour has its own shape, for people who cannot tell colours apart. */
const shapes: Record<Colour, { fill: string; shape: ReactNode }> = {
  red: { fill: 'hsl(354 80% 54%)', shape: <circle cx={12} cy={12} r={9} /> },
  orange: { fill: 'hsl(27 96% 55%)', shape: <path d="M12 2 22 12 12 22 2 12z" /> },
  yellow: {
    fill: 'hsl(50 98% 58%)',
    shape: (
      <path d="m12 1.800 3.100 6.600 7.200.9-5.300 5 1.400 7.100L12 17.900l-6.400 3.500L7 14.300l-5.300-5 7.200-.9z" />
    ),
  },
  green: { fill: 'hsl(142 60% 42%)', shape: <path d="M12 2.500 22.500 21h-21z" /> },
  blue: { fill: 'hsl(212 86% 54%)', shape: <path d="M3 3h18v18H3z" /> },
  purple: { fill: 'hsl(276 66% 56%)', shape: <path d="M7 3h10l5 9-5 9H7l-5-9z" /> },
  white: {
    fill: 'hsl(0 0% 100%)',
    shape: <path d="M12 2c4 5.500 7 8.800 7 12.500a7 7 0 0 1-14 0C5 10.800 8 7.500 12 2z" />,
  },
  black: { fill: 'hsl(0 0% 4%)', shape: <path d="M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z" /> },
}

const turns: Record<Arrow, number> = { '↑': 0, '↗': 45, '→': 90, '↘': 135, '↓': 180, '↙': 225, '←': 270, '↖': 315 }

export function SignFace({ sign, url, className }: { sign: string; url?: string | undefined; className?: string }) {
  if (url)
    return (
      <img
        src={url}
        alt=""
        draggable={false}
        className={classNames('size-[1.35em] max-w-none rounded-small object-contain', className)}
      />
    )
  const colour = colourOf(sign)
  if (!colour && !isArrow(sign)) {
    return (
      <span aria-hidden="true" className={classNames('grid place-items-center leading-none', className)}>
        {sign}
      </span>
    )
  }
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={classNames('size-[1em]', className)} strokeLinejoin="round">
      {colour ? (
        <g
          fill={shapes[colour].fill}
          stroke={colour === 'black' ? 'hsl(0 0% 78%)' : 'hsl(0 0% 8% / 0.75)'}
          strokeWidth={1.5}
        >
          {shapes[colour].shape}
        </g>
      ) : (
        <path
          d="M12 2.500 20.500 12H15v9.500H9V12H3.500z"
          fill="currentColor"
          transform={`rotate(${turns[sign as Arrow]} 12 12)`}
        />
      )}
    </svg>
  )
}
