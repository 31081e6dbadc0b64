import type { ReactNode } from 'react'
import { useHasObject, useIsOnObject } from '#app/features/puzzles/kit/object/in-place.tsx'
import { classNames } from '#app/ui/class-names.ts'

export const display =
  'border-2 bg-[hsl(var(--stage-sunken))] text-[hsl(var(--stage-brass-ink))] placeholder:text-[hsl(var(--stage-brass-ink)/0.6)] shadow-[inset_0_3px_8px_hsl(var(--stage-backdrop)),inset_0_-1px_0_hsl(var(--stage-line-strong)/0.5)] [text-shadow:0_0_0.6em_hsl(var(--stage-brass)/0.55)]'

export const displayBorder = (invalid: boolean): string =>
  invalid ? 'border-danger' : 'border-[hsl(var(--stage-brass)/0.55)]'

const metal =
  'bg-[linear-gradient(155deg,hsl(var(--ink)/0.14),transparent_30%),repeating-linear-gradient(90deg,hsl(var(--ink)/0.025)_0_1px,transparent_1px_3px),linear-gradient(hsl(var(--raised)),hsl(var(--sunken)))]'
const edge =
  'shadow-[inset_0_1px_0_hsl(var(--brass-strong)/0.7),inset_0_0_0_1px_hsl(var(--sunken)),inset_0_-3px_6px_hsl(var(--backdrop)/0.5),var(--shadow-float)]'

const body = classNames(
  'gap-2 rounded-[1.5rem] border-2 border-brass px-4 pt-3 pb-4 sm:gap-3 sm:px-6 sm:pt-4 sm:pb-5 low:gap-1.5 low:px-3 low:pt-2.5 low:pb-2.5',
  metal,
  edge,
)

export function LockBody({
  open = false,
  wide = false,
  children,
}: {
  open?: boolean
  wide?: boolean
  children: ReactNode
}) {
  const [isOnObject, hasObject] = [useIsOnObject(), useHasObject()]
  // Otherwise the picture is the body; of what has opened, wherever it was worked on
  const isDrawn = !isOnObject && !(open && hasObject)
  return (
    <div data-object="" className="mx-auto grid w-fit max-w-full grid-cols-[minmax(0,1fr)] justify-items-center">
      {isDrawn && <Shackle open={open} />}
      <div
        className={classNames(
          'relative grid max-w-full grid-cols-[minmax(0,1fr)] justify-items-center',
          isDrawn && body,
          wide ? 'w-full' : 'min-w-[min(17rem,100%)]',
        )}
      >
        {isDrawn && <Rivets />}
        {children}
      </div>
    </div>
  )
}

function Shackle({ open }: { open: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 64"
      className={classNames(
        '-mb-2 h-9 w-20 overflow-visible transition-transform duration-200 sm:h-14 sm:w-32 low:hidden',
        open && 'origin-[80%_100%] -translate-y-1 rotate-[24deg]',
      )}
    >
      <path d="M20 64V44a40 40 0 0 1 80 0v20" fill="none" stroke="hsl(var(--backdrop) / 0.7)" strokeWidth="19" />
      <path d="M20 64V44a40 40 0 0 1 80 0v20" fill="none" stroke="hsl(var(--brass))" strokeWidth="16" />
      <path
        d="M15 64V44a45 45 0 0 1 62-41.700"
        fill="none"
        stroke="hsl(var(--brass-strong))"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M106 64V44a46 46 0 0 0-12-31" fill="none" stroke="hsl(var(--on-brass) / 0.45)" strokeWidth="4" />
    </svg>
  )
}

const corners = ['top-2 left-2', 'top-2 right-2', 'bottom-2 left-2', 'right-2 bottom-2']

function Rivets() {
  return corners.map((corner) => (
    <span
      key={corner}
      aria-hidden="true"
      className={`absolute size-2 rounded-full bg-[radial-gradient(circle_at_35%_30%,hsl(var(--brass-strong)),hsl(var(--brass))_55%,hsl(var(--on-brass)))] low:hidden ${corner}`}
    />
  ))
}
