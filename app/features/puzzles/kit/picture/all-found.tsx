import type Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import type { Outline, Point } from './geometry.ts'
import { FoundMark } from './picture-marks.tsx'

type AllFoundProps = {
  Icon: typeof Search
  title: string
  /** Said when the answer was shown to the players. */
  shown: string
  src: string | null
  alt: string
  found: readonly { outline: Outline }[]
  answer: { points: readonly Point[] } | object | null | undefined
  children?: ReactNode
}

/** A picture in which everything is found, with its marks. */
export function AllFound({ Icon, title, shown, src, alt, found, answer, children }: AllFoundProps) {
  const outlines = [
    ...found.map(({ outline }) => outline),
    ...(answer && 'points' in answer ? answer.points.map((point) => [point]) : []),
  ]
  return (
    <div role="status" className="grid animate-appear justify-items-center gap-3 text-center">
      <Icon aria-hidden="true" className="size-10 text-success-ink" />
      <p className="font-display text-2xl">{title}</p>
      {answer && <p className="text-muted">{shown}</p>}
      {src && (
        <div className="relative max-w-full">
          <img src={src} alt={alt} className="max-h-[46dvh] rounded-control" />
          {outlines.map((outline, at) => (
            <FoundMark key={at} outline={outline} />
          ))}
        </div>
      )}
      {children}
    </div>
  )
}
