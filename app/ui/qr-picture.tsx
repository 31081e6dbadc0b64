import type { QrDrawing } from '#app/shared/qr-path.ts'
import { classNames } from './class-names.ts'

/** Black on white in both themes, for cameras. */
export function QrPicture({ drawn, label, className }: { drawn: QrDrawing; label: string; className?: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
      className={classNames('bg-white', className)}
    >
      <path d={drawn.path} fill="#000" />
    </svg>
  )
}
