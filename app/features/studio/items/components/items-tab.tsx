import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CastGrid } from '#app/features/studio/fields/components/cast-grid.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { CombinationMatrix } from './combination-matrix.tsx'
import { ItemCard } from './item-card.tsx'
import { LateItemDialog } from './late-item-dialog.ts'

type Open =
  | { kind: 'create' }
  | { kind: 'edit'; item: ItemView; withId?: string }
  | { kind: 'delete'; item: ItemView }
  | null

export function ItemsTab() {
  const { items } = useDraft()
  const [query] = useSearchParams()
  const asked = items.find((item) => item.id === query.get('item'))
  const [open, setOpen] = useState<Open>(asked ? { kind: 'edit', item: asked } : null)
  const close = () => setOpen(null)
  const create = () => setOpen({ kind: 'create' })
  return (
    <Headed id="items" title={m.studio_tab_items()} className="grid gap-5">
      <CastGrid
        rows={items}
        card={(item) => (
          <ItemCard
            item={item}
            onEdit={() => setOpen({ kind: 'edit', item })}
            onDelete={() => setOpen({ kind: 'delete', item })}
          />
        )}
        empty={{ title: m.studio_items_empty(), text: m.studio_items_empty_text(), create: m.studio_items_first() }}
        create={m.studio_items_new()}
        onCreate={create}
        dialog="item"
        generates="generate-item-icon"
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
      />
      {items.length > 1 && (
        <CombinationMatrix items={items} onOpen={(item, withId) => setOpen({ kind: 'edit', item, withId })} />
      )}
      {open?.kind === 'create' && <LateItemDialog item={null} onClose={close} onReopen={create} />}
      {open?.kind === 'edit' && (
        <LateItemDialog
          key={open.item.id}
          item={open.item}
          withId={open.withId ?? null}
          onClose={close}
          onReopen={() => setOpen(open)}
        />
      )}
      {open?.kind === 'delete' && <DeleteItem item={open.item} onClose={close} />}
    </Headed>
  )
}

function DeleteItem({ item, onClose }: { item: ItemView; onClose: () => void }) {
  return (
    <DeleteRow
      id={item.id}
      name={item.name}
      question={m.studio_item_delete_question()}
      kind="item"
      deleted={m.studio_item_deleted()}
      onClose={onClose}
    />
  )
}
