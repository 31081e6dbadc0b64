import { useId } from 'react'
import type { SVGProps } from 'react'
import { letters } from '#app/features/puzzles/kit/rules/letters.ts'
import { stepsOfDisc } from './work.ts'

const degreesOfStep = 360 / stepsOfDisc
const outer = { letters: 133, ticks: [116, 120] }
const inner = { edge: 113, letters: 96, well: 78 }

const around = (step: number) => `rotate(${step * degreesOfStep})`

export function DiscFace({ turn, grip }: { turn: number; grip: SVGProps<SVGGElement> }) {
  const id = useId()
  return (
    <svg viewBox="-160 -160 320 320" aria-hidden="true" className="block w-full drop-shadow-lg select-none">
      <Metals id={id} />
      <OuterRing id={id} />
      <g {...grip} className="cursor-grab touch-none active:cursor-grabbing">
        <g
          className="transition-transform duration-150 ease-out"
          style={{ transform: `rotate(${turn * degreesOfStep}deg)` }}
        >
          <InnerDisc id={id} />
        </g>
        {/* light and pin stay in place while the disc turns under them */}
        <circle r={inner.edge} fill={`url(#${id}-sheen)`} />
        <circle r="17" fill={`url(#${id}-rim)`} stroke="hsl(32 70% 20%)" strokeOpacity="0.6" />
        <circle cy="-3" r="4.6" fill="hsl(28 70% 11%)" />
        <path d="M-2.2 -1 L-3.6 9 H3.6 L2.2 -1 Z" fill="hsl(28 70% 11%)" />
      </g>
    </svg>
  )
}

function Metals({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}-rim`} x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stopColor="hsl(47 96% 80%)" />
        <stop offset="0.35" stopColor="hsl(41 82% 56%)" />
        <stop offset="0.7" stopColor="hsl(34 68% 36%)" />
        <stop offset="1" stopColor="hsl(43 86% 62%)" />
      </linearGradient>
      <radialGradient id={`${id}-plate`} cx="0.34" cy="0.26" r="0.9">
        <stop offset="0" stopColor="hsl(46 92% 74%)" />
        <stop offset="0.5" stopColor="hsl(40 76% 55%)" />
        <stop offset="1" stopColor="hsl(34 66% 39%)" />
      </radialGradient>
      <radialGradient id={`${id}-night`} cx="0.36" cy="0.3" r="0.85">
        <stop offset="0" stopColor="hsl(270 42% 26%)" />
        <stop offset="1" stopColor="hsl(264 52% 9%)" />
      </radialGradient>
      <linearGradient id={`${id}-sheen`} x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stopColor="hsl(50 100% 96%)" stopOpacity="0.34" />
        <stop offset="0.42" stopColor="hsl(50 100% 96%)" stopOpacity="0" />
        <stop offset="1" stopColor="hsl(28 80% 10%)" stopOpacity="0.22" />
      </linearGradient>
    </defs>
  )
}

function OuterRing({ id }: { id: string }) {
  return (
    <g>
      <circle r="158" fill={`url(#${id}-rim)`} />
      <circle r="151" fill={`url(#${id}-night)`} stroke="hsl(28 70% 11%)" strokeOpacity="0.5" />
      {letters.map((letter, at) => (
        <g key={letter} transform={around(at)}>
          <line y1={-outer.ticks[0]!} y2={-outer.ticks[1]!} stroke="hsl(43 86% 62%)" strokeWidth="1.5" />
          <text
            y={-outer.letters}
            textAnchor="middle"
            dominantBaseline="central"
            className="font-display text-[19px] font-semibold"
            fill="hsl(42 92% 82%)"
          >
            {letter}
          </text>
        </g>
      ))}
    </g>
  )
}

function InnerDisc({ id }: { id: string }) {
  return (
    <>
      <circle r={inner.edge} fill={`url(#${id}-plate)`} stroke="hsl(30 70% 18%)" strokeWidth="1.5" />
      <path d="M-7 -113 L0 -105 L7 -113 Z" fill="hsl(276 60% 34%)" />
      {letters.map((letter, at) => (
        <g key={letter} transform={around(at)}>
          <line
            y1={-inner.edge}
            y2={-inner.edge + 5}
            stroke="hsl(30 70% 18%)"
            strokeWidth="1"
            transform={around(0.5)}
          />
          <text
            y={-inner.letters}
            textAnchor="middle"
            dominantBaseline="central"
            className="font-display text-[16px] font-bold"
            fill="hsl(28 70% 11%)"
          >
            {letter}
          </text>
        </g>
      ))}
      <circle r={inner.well} fill="none" stroke="hsl(30 70% 18%)" strokeOpacity="0.55" strokeWidth="1.5" />
      <circle r={inner.well - 4} fill="none" stroke="hsl(48 100% 86%)" strokeOpacity="0.5" />
      {Array.from({ length: 8 }, (_, at) => (
        <path
          key={at}
          d="M0 -66 C12 -50 12 -38 0 -26 C-12 -38 -12 -50 0 -66 Z"
          transform={`rotate(${at * 45})`}
          fill="hsl(30 70% 18%)"
          fillOpacity="0.2"
          stroke="hsl(30 70% 18%)"
          strokeOpacity="0.45"
        />
      ))}
    </>
  )
}
