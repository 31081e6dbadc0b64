import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

type RowButtonsProps = { name: string; onEdit: () => void; onDuplicate?: () => void; onDelete: () => void }

export function RowButtons({ name, onEdit, onDuplicate, onDelete }: RowButtonsProps) {
  return (
    <>
      <Button size="small" aria-label={m.studio_card_edit({ title: name })} onClick={onEdit}>
        {m.common_edit()}
      </Button>
      {onDuplicate && (
        <Button
          size="small"
          variant="ghost"
          aria-label={m.studio_card_duplicate({ title: name })}
          onClick={onDuplicate}
        >
          {m.canvas_duplicate()}
        </Button>
      )}
      <Button size="small" variant="ghost" aria-label={m.studio_card_delete({ title: name })} onClick={onDelete}>
        {m.common_delete()}
      </Button>
    </>
  )
}
