import type { CanvasState } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import { boxBetween } from '#app/features/studio/scenes/canvas/geometry.ts'
import type { Edges, Point, Size } from '#app/features/studio/scenes/canvas/geometry.ts'
import { areaBetween } from '#app/features/studio/scenes/canvas/selection.ts'
import { classNames } from '#app/ui/class-names.ts'

export function CanvasOverlay({ state, canvas }: { state: CanvasState; canvas: Size }) {
  const { gesture, corners } = state
  const guides = gesture && 'guides' in gesture ? gesture.guides : []
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-[600] overflow-hidden contain-strict">
      {guides.map(({ axis, at }) => (
        <span
          key={`${axis} ${at}`}
          data-guide
          className={classNames(
            'absolute bg-brass shadow-[0_0_0_0.5px_rgb(0_0_0/0.7)]',
            axis === 'x' ? 'inset-y-0 w-px' : 'inset-x-0 h-px',
          )}
          style={axis === 'x' ? { left: `${at}%` } : { top: `${at}%` }}
        />
      ))}
      {gesture?.kind === 'marquee' && gesture.to && (
        <Area
          edges={areaBetween(gesture.from, gesture.to)}
          className="border border-white bg-white/20 shadow-[0_0_0_1px_rgb(0_0_0/0.65)]"
        />
      )}
      {gesture?.kind === 'draw' && gesture.to && (
        <Drawn from={gesture.from} to={gesture.to} canvas={canvas} round={gesture.shape === 'ellipse'} />
      )}
      {corners.length > 0 && <Corners corners={corners} />}
    </div>
  )
}

function Area({ edges: { left, right, top, bottom }, className }: { edges: Edges; className: string }) {
  return (
    <span
      className={classNames('absolute', className)}
      style={{ left: `${left}%`, top: `${top}%`, width: `${right - left}%`, height: `${bottom - top}%` }}
    />
  )
}

function Drawn({ from, to, canvas, round }: { from: Point; to: Point; canvas: Size; round: boolean }) {
  const { x, y, width, height } = boxBetween(from, to, canvas)
  const [halfWidth, halfHeight] = [(width / canvas.width) * 50, (height / canvas.height) * 50]
  return (
    <Area
      edges={{ left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }}
      className={classNames(
        'border-2 border-brass bg-brass/35 shadow-[0_0_0_1px_rgb(0_0_0/0.65)]',
        round ? 'rounded-full' : 'rounded-small',
      )}
    />
  )
}

function Corners({ corners }: { corners: readonly Point[] }) {
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full fill-brass/25 stroke-brass"
      >
        <polygon
          points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {corners.map(({ x, y }, index) => (
        <span
          key={`${x} ${y}`}
          className={classNames(
            'absolute rounded-full border-2 border-black/70',
            index === 0 ? 'size-4 bg-brass' : 'size-3 bg-white',
          )}
          style={{ left: `${x}%`, top: `${y}%`, translate: '-50% -50%' }}
        />
      ))}
    </>
  )
}
