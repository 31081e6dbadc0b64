import Package from 'lucide-react/icons/package'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { KitDialog, useKitForm } from '#app/features/studio/kit/components/kit-dialog.tsx'
import type { Handlers } from '#app/features/studio/kit/components/kit-dialog.tsx'
import { RowList } from '#app/features/studio/kit/components/row-list.tsx'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody, CardFooter, CardTitle } from '#app/ui/card.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { TabFrame } from '#app/features/studio/kit/components/tab-frame.tsx'
import { useDinnerRows } from './use-dinner.ts'
import type { DinnerView } from './use-dinner.ts'
import { useOpenRow } from '#app/features/studio/kit/components/use-open-row.ts'

type PropView = DinnerView['dinnerProps'][number]

export function PropsTab() {
  const { dinnerProps } = useDinnerRows()
  const open = useOpenRow(dinnerProps)
  return (
    <TabFrame title={m.dinner_tab_props()} text={m.dinner_props_text()}>
      <RowList
        kind="dinnerProp"
        rows={dinnerProps}
        open={open}
        card={(prop, buttons) => (
          <Card className="h-full">
            <CardBody className="flex-row items-start gap-4">
              <PropPicture prop={prop} />
              <div className="grid min-w-0 flex-1 gap-2">
                <CardTitle>{prop.name}</CardTitle>
                <div className="flex flex-wrap gap-1.5">
                  <Badge tone="grey">{m.dinner_prop_pieces({ count: prop.quantity })}</Badge>
                  <RowMarks id={prop.id} />
                </div>
                {prop.description && <p className="line-clamp-3 text-[0.9375rem] text-muted">{prop.description}</p>}
              </div>
            </CardBody>
            <CardFooter className="gap-2 px-5 pb-5">{buttons}</CardFooter>
          </Card>
        )}
        empty={{ title: m.dinner_props_empty(), text: m.dinner_props_empty_text(), create: m.dinner_props_first() }}
        dialog={(prop, handlers) => <PropDialog prop={prop} {...handlers} />}
        className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-3"
      />
    </TabFrame>
  )
}

function PropPicture({ prop: { image } }: { prop: PropView }) {
  return (
    <div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-muted">
      {image ? (
        <Picture src={image.url} alt="" width={image.width} height={image.height} className="size-full object-cover" />
      ) : (
        <Package aria-hidden="true" strokeWidth={1.25} className="size-9" />
      )}
    </div>
  )
}

function PropDialog({ prop, ...handlers }: Handlers & { prop: PropView | null }) {
  const form = useKitForm({ kind: 'dinnerProp', row: prop, ...handlers })
  return (
    <KitDialog kind="dinnerProp" row={prop} form={form} onClose={handlers.onClose}>
      <RowField kind="dinnerProp" name="name" />
      <RowField kind="dinnerProp" name="description" />
      <RowField kind="dinnerProp" name="howToMake" />
      <RowField kind="dinnerProp" name="quantity" className="max-w-40" />
      <RowField kind="dinnerProp" name="imageAssetId" className="max-w-56" />
    </KitDialog>
  )
}
