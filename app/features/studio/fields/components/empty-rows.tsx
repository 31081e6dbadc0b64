import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { UnfinishedMark } from './row-marks.tsx'

export type Empty = { title: string; text: string; create: string; picture?: ReactNode }

/** A list without rows: its button creates the first, and is marked while the dialog has unfinished input. */
export const EmptyRows = ({ kind, empty, onCreate }: { kind: KindName; empty: Empty; onCreate: () => void }) => (
  <EmptyState
    title={empty.title}
    headingLevel={3}
    picture={empty.picture}
    action={
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button variant="accent" data-field="new" onClick={onCreate}>
          <Plus aria-hidden="true" className="size-5" />
          {empty.create}
        </Button>
        <UnfinishedMark find={(drafts) => drafts.hasNew(kind)} />
      </div>
    }
  >
    <p>{empty.text}</p>
  </EmptyState>
)
