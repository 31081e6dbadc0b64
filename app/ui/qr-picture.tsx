import { classNames } from './class-names.ts'

/** Black on white in both themes, for cameras. `drawn` is the result of `qrPath`. */
export function QrPicture({
  drawn,
  label,
  className,
}: {
  drawn: { size: number; path: string }
  label: string
  className?: string
}) {
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
