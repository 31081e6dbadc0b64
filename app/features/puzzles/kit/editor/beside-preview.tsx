import type { ReactNode } from 'react'
import { useFocusKept } from './use-focus-kept.ts'

/** No container queries: in nested grids each one repeats the whole layout, which takes seconds. */
export function BesidePreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  const root = useFocusKept()
  return (
    <div
      ref={root}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
      {preview}
    </div>
  )
}
