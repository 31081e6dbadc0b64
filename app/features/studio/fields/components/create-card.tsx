import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { UnfinishedMark } from './row-marks.tsx'

/** @param dialog the dialog that creates the row: the card is marked while it has unfinished input */
export function CreateCard({
  dialog,
  onClick,
  children,
}: {
  dialog: KindName
  onClick: () => void
  children: ReactNode
}) {
  return (
    <div className="relative size-full">
      <button
        type="button"
        data-field="new"
        onClick={onClick}
        className="grid size-full min-h-48 place-content-center justify-items-center gap-3 rounded-card border-2 border-dashed border-line-strong/70 bg-surface/60 p-6 font-semibold text-accent-ink transition-colors hover:border-accent hover:bg-accent-soft"
      >
        <Plus aria-hidden="true" className="size-8" />
        {children}
      </button>
      <div className="pointer-events-none absolute inset-x-0 bottom-5 grid place-items-center">
        <UnfinishedMark find={(drafts) => drafts.hasNew(dialog)} />
      </div>
    </div>
  )
}
