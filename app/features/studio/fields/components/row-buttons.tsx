import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

export function RowButtons({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <>
      <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={onEdit}>
        {m.common_edit()}
      </Button>
      <Button size="small" variant="ghost" aria-label={m.studio_card_delete({ title: name })} onClick={onDelete}>
        {m.common_delete()}
      </Button>
    </>
  )
}
