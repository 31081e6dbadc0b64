import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { KindName } from '#app/features/studio/draft/row-kind.ts'
import { UnfinishedMark } from '#app/features/studio/fields/components/row-marks.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

type EmptyListProps = {
  title: string
  text: string
  create: string
  dialog: KindName
  picture: ReactNode
  onCreate: () => void
  more?: ReactNode
}

export function EmptyList({ title, text, create, dialog, picture, onCreate, more }: EmptyListProps) {
  return (
    <EmptyState
      title={title}
      headingLevel={3}
      picture={picture}
      action={
        <>
          <Button variant="accent" onClick={onCreate}>
            <Plus aria-hidden="true" className="size-5" />
            {create}
          </Button>
          {more}
          <UnfinishedMark find={(drafts) => drafts.hasNew(dialog)} />
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  )
}
