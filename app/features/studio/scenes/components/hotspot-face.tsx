import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { edgesOf, isPolygon, tidy } from '#app/features/studio/scenes/canvas/geometry.ts'
import type { Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import { isUnlinked } from '#app/features/studio/fields/components/hotspot-names.ts'
import { sameLook } from '#app/features/studio/scenes/canvas/same-look.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'

/** One SVG for all: one per mark would be slow with hundreds. */
export function OutlineSheet({ canvas, children }: { canvas: Size; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export const plainOutlines = 'fill-accent/35 stroke-white'
export const selectedOutlines = 'fill-brass/35 stroke-brass'

type OutlineProps = { hotspot: HotspotView; canvas: Size }

export const HotspotOutline = memo(
  function HotspotOutline({ hotspot, canvas }: OutlineProps) {
    return <Outline path={outlineOf(hotspot, canvas)} dashed={isUnlinked(hotspot)} />
  },
  (a: OutlineProps, b: OutlineProps) => a.canvas === b.canvas && sameLook(a.hotspot, b.hotspot),
)

/** Limits repainting, which the browser does by path and tile. */
const outlinesPerPath = 24

export function JoinedOutlines({ hotspots, canvas }: { hotspots: readonly HotspotView[]; canvas: Size }) {
  const paths = useMemo(() => {
    const outlines = hotspots.toSorted((a, b) => a.y - b.y).map((hotspot) => outlineOf(hotspot, canvas))
    return Array.from({ length: Math.ceil(outlines.length / outlinesPerPath) }, (_, at) =>
      outlines.slice(at * outlinesPerPath, (at + 1) * outlinesPerPath).join(''),
    )
  }, [hotspots, canvas])
  return paths.map((path, at) => <Outline key={at} path={path} dashed={false} />)
}

const Outline = memo(({ path, dashed }: { path: string; dashed: boolean }) => (
  <>
    <path d={path} fill="none" stroke="rgb(0 0 0 / 0.65)" strokeWidth="4" vectorEffect="non-scaling-stroke" />
    <path d={path} strokeWidth="2" vectorEffect="non-scaling-stroke" {...(dashed ? { strokeDasharray: '5 4' } : {})} />
  </>
))

function outlineOf(hotspot: HotspotView, canvas: Size): string {
  const across = (x: number) => tidy((x / 100) * canvas.width)
  const down = (y: number) => tidy((y / 100) * canvas.height)
  if (isPolygon(hotspot)) return `M${hotspot.points.map(({ x, y }) => `${across(x)} ${down(y)}`).join('L')}Z`
  const edges = edgesOf(hotspot, canvas)
  const [left, right, top, bottom] = [across(edges.left), across(edges.right), down(edges.top), down(edges.bottom)]
  if (hotspot.shape !== 'ellipse') return `M${left} ${top}H${right}V${bottom}H${left}Z`
  const [middle, arc] = [down(hotspot.y), `A${(right - left) / 2} ${(bottom - top) / 2} 0 0 1`]
  return `M${left} ${middle}${arc} ${right} ${middle}${arc} ${left} ${middle}Z`
}
