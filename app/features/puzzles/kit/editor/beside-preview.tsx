import { useContext } from 'react'
import type { ReactNode } from 'react'
import { OnlyPrinted } from './only-printed.ts'
import { classNames } from '#app/ui/class-names.ts'
import { useFocusKept } from './use-focus-kept.ts'

/** The preview plays on a screen. No container queries: in nested grids each one repeats the whole layout, which takes seconds. */
export function BesidePreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  const root = useFocusKept()
  const isOnPaper = useContext(OnlyPrinted)
  return (
    <div
      ref={root}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
        !isOnPaper && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]',
      )}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 *:empty:hidden">{children}</div>
      {!isOnPaper && preview}
    </div>
  )
}
