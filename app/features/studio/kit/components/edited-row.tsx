import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import { useRowEdit } from '#app/features/studio/fields/components/use-row-edit.ts'
import { RowHere } from '#app/features/studio/live/components/others-context.ts'
import { Card, CardBody, CardTitle } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { RowParts } from './row-parts.tsx'
import type { Titled } from './row-parts.tsx'

type SingleKind = 'dinnerStory' | 'dinnerGuide' | 'roomSetup' | 'roomGuide'

type EditedRowProps<Kind extends SingleKind> = {
  kind: Kind
  /** A single card needs no title. */
  cards: readonly Titled<Kind>[]
  /** A card beside them. */
  aside?: Titled<Kind>
}

/** The form of the one row of its kind, which is saved as its author types. */
export function EditedRow<Kind extends SingleKind>({ kind, cards, aside }: EditedRowProps<Kind>) {
  const form = useRowEdit(useDraft()[kind]!)
  const card = ([title, ...parts]: Titled<Kind>, className?: string) => (
    <Card key={title} className={className}>
      <CardBody className="gap-5">
        {title && <CardTitle>{title}</CardTitle>}
        <RowParts kind={kind} parts={parts} />
      </CardBody>
    </Card>
  )
  return (
    <RowFields value={form}>
      <div
        data-about={form.values.id}
        className={classNames('grid items-start gap-6', aside && 'lg:grid-cols-[minmax(0,1fr)_24rem]')}
      >
        <RowHere value={form.values.id}>
          <div className="grid gap-6">{cards.map((each) => card(each))}</div>
          {aside && card(aside, 'lg:sticky lg:top-40 bar:top-32')}
        </RowHere>
      </div>
    </RowFields>
  )
}
