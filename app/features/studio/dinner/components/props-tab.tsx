import Package from 'lucide-react/icons/package'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { CountInput } from '#app/features/studio/fields/components/count-input.tsx'
import { OrderedRows } from '#app/features/studio/fields/components/ordered-rows.tsx'
import { RowButtons } from '#app/features/studio/fields/components/row-buttons.tsx'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { RowMarks } from '#app/features/studio/fields/components/row-marks.tsx'
import { rowWords } from '#app/features/studio/fields/components/row-words.ts'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card, CardBody, CardFooter, CardTitle } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { notify } from '#app/ui/toaster.ts'
import { RowDialogs } from './row-dialogs.tsx'
import { TabFrame } from './tab-frame.tsx'
import { useDinnerRows } from './use-dinner.ts'
import type { DinnerView } from './use-dinner.ts'
import { useOpenRow } from './use-open-row.ts'

type PropView = DinnerView['dinnerProps'][number]

export function PropsTab() {
  const { dinnerProps } = useDinnerRows()
  const open = useOpenRow(dinnerProps)
  return (
    <TabFrame title={m.dinner_tab_props()} text={m.dinner_props_text()}>
      <OrderedRows
        kind="dinnerProp"
        rows={dinnerProps}
        nameOf={({ name }) => name}
        card={(prop, move) => (
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
            <CardFooter className="gap-2 px-5 pb-5">
              <RowButtons name={prop.name} onEdit={() => open.edit(prop.id)} onDelete={() => open.remove(prop.id)} />
              {move}
            </CardFooter>
          </Card>
        )}
        empty={{ title: m.dinner_props_empty(), text: m.dinner_props_empty_text(), create: m.dinner_props_first() }}
        create={m.dinner_prop_new()}
        onCreate={open.create}
        className="grid gap-5 sm:grid-cols-2 2xl:grid-cols-3"
      />
      <RowDialogs
        open={open}
        kind="dinnerProp"
        nameOf={({ name }) => name}
        dialog={(prop, props) => <PropDialog prop={prop} {...props} />}
        question={m.dinner_prop_delete_question()}
        deleted={m.dinner_prop_deleted()}
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

type PropDialogProps = { prop: PropView | null; onClose: () => void; onReopen: () => void }

function PropDialog({ prop, onClose, onReopen }: PropDialogProps) {
  const { details } = useDinnerRows()
  const form = useRowForm<PropView>({
    kind: 'dinnerProp',
    row: prop,
    initial: { name: '', quantity: 1 },
    draftRow: prop?.id ?? 'new',
    required: { field: 'name', missing: m.dinner_name_missing },
    onClose,
    onReopen,
    failure: (reason) => ({ title: m.common_error(), description: reason }),
    onSaved: () => {
      void notify({ title: prop ? m.dinner_prop_updated() : m.dinner_prop_added(), tone: 'success' })
      onClose()
    },
  })
  const wordsOf = rowWords('dinnerProp', form, contentLanguages(details))
  const { values, set, setFile, fileAt, errorsAt } = form
  return (
    <RowDialog
      form={form}
      title={prop ? m.dinner_prop_edit() : m.dinner_prop_new()}
      submit={prop ? m.dinner_prop_update() : m.dinner_prop_add()}
      onClose={onClose}
    >
      <BilingualText {...wordsOf('name')} />
      <BilingualText {...wordsOf('description')} rows={3} />
      <BilingualText {...wordsOf('howToMake')} hint={m.dinner_prop_make_hint()} rows={3} />
      <Field
        label={kindOf('dinnerProp').fields['quantity']!.label()}
        name="quantity"
        error={errorsAt('quantity')}
        className="max-w-40"
      >
        {(control) => (
          <CountInput {...control} value={values.quantity} onChange={(quantity) => set({ quantity })} max={99} />
        )}
      </Field>
      <ImageUpload
        label={m.studio_kit_picture()}
        adventureId={details.id}
        purpose="item"
        value={fileAt('imageAssetId')}
        aspect="1 / 1"
        error={errorsAt('imageAssetId')?.[0] ?? null}
        onUploaded={(asset) => setFile('imageAssetId', asset)}
        onRemoved={() => setFile('imageAssetId', null)}
        className="max-w-56"
      />
    </RowDialog>
  )
}
