import type { Json } from '#app/features/puzzles/contract/contract.ts'
import type { Outline, Point } from './geometry.ts'
import { FoundMark, MissMark } from './picture-marks.tsx'

type Shown = { outline: Outline }

const isShown = (shown: Json): shown is Shown & Json =>
  typeof shown === 'object' && shown !== null && !Array.isArray(shown) && Array.isArray(shown['outline'])

function GlowMarks({ shown }: { shown: readonly Json[] }) {
  return shown.filter(isShown).map(({ outline }, at) => {
    const corners = outline.map(({ x, y }) => `${x},${y}`).join(' ')
    return (
      <svg
        key={at}
        data-glow
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-hidden"
      >
        <polygon
          points={corners}
          fill="hsl(50 100% 70% / 0.22)"
          stroke="black"
          strokeOpacity={0.55}
          strokeWidth={6}
          vectorEffect="non-scaling-stroke"
        />
        <polygon
          points={corners}
          fill="none"
          stroke="hsl(48 100% 72%)"
          strokeWidth={3}
          strokeDasharray="2 5"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    )
  })
}

function missedPlaces(tried: readonly string[]): Point[] {
  return tried.flatMap((key) => {
    const match = /^(\d{1,3}) (\d{1,3})$/u.exec(key)
    return match ? [{ x: Number(match[1]), y: Number(match[2]) }] : []
  })
}

type PickMarksProps = { shown: readonly Json[]; found: readonly Shown[]; tried: readonly string[] }

/** What hints show, what is found, and where nothing was. */
export const PickMarks = ({ shown, found, tried }: PickMarksProps) => (
  <>
    <GlowMarks shown={shown} />
    {found.map(({ outline }, at) => (
      <FoundMark key={at} outline={outline} />
    ))}
    {missedPlaces(tried).map((at) => (
      <MissMark key={`${at.x} ${at.y}`} at={at} />
    ))}
  </>
)
