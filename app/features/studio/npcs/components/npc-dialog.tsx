import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { promptOfNpc } from '#app/features/studio/fields/components/generation-prompt.ts'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { RowPicture } from '#app/features/studio/fields/components/row-picture.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

type NpcDialogProps = {
  npc: NpcView | null
  onClose: () => void
  onReopen: () => void
  onCreated?: (id: string) => void
}

export function NpcDialog({ npc, onClose, onReopen, onCreated }: NpcDialogProps) {
  const { details } = useDraft()
  const languages = contentLanguages(details)
  const form = useRowForm<NpcView>({
    kind: 'npc',
    row: npc,
    required: { field: 'name', missing: m.studio_npc_name_missing },
    saved: npc ? m.studio_npc_updated() : m.studio_npc_created(),
    failed: npc ? m.studio_npc_update_failed : m.studio_npc_create_failed,
    onSaved: npc ? undefined : onCreated,
    onClose,
    onReopen,
  })
  return (
    <RowDialog
      form={form}
      title={npc ? m.studio_npc_edit_title() : m.studio_npcs_new()}
      submit={npc ? m.studio_npc_update() : m.studio_npc_create()}
      size={languages.other ? 'large' : 'medium'}
      onClose={onClose}
    >
      <RowField kind="npc" name="name" />
      <RowField kind="npc" name="description" rows={4} />
      <RowPicture kind="npc" prompt={() => promptOfNpc(form.values)} />
    </RowDialog>
  )
}
