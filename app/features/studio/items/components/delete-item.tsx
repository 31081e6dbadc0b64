import { DeleteRow } from '#app/features/studio/fields/components/delete-row.tsx'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export function DeleteItem({ item, onClose }: { item: ItemView; onClose: () => void }) {
  return (
    <DeleteRow
      id={item.id}
      name={item.name}
      question={m.studio_item_delete_question()}
      kind="item"
      deleted={m.studio_item_deleted()}
      failure={(description) => ({ title: m.common_error(), description })}
      onClose={onClose}
    />
  )
}
