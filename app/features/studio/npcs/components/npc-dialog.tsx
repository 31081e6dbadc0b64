import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { NpcPicture } from './npc-picture.tsx'

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
    initial: { name: '', description: '' },
    draftRow: npc?.id ?? 'new',
    required: { field: 'name', missing: m.studio_npc_name_missing },
    onClose,
    onReopen,
    failure: (reason) => ({
      title: npc ? m.studio_npc_update_failed({ reason }) : m.studio_npc_create_failed({ reason }),
    }),
    onSaved: (id) => {
      void notify({ title: npc ? m.studio_npc_updated() : m.studio_npc_created(), tone: 'success' })
      onClose()
      if (!npc) onCreated?.(id)
    },
  })
  const textOf = rowTexts(form, languages)
  return (
    <RowDialog
      form={form}
      title={npc ? m.studio_npc_edit_title() : m.studio_npcs_new()}
      submit={npc ? m.studio_npc_update() : m.studio_npc_create()}
      size={languages.other ? 'large' : 'medium'}
      onClose={onClose}
    >
      <BilingualText label={m.studio_field_name()} max={200} required {...textOf('name')} />
      <BilingualText
        label={m.studio_field_description()}
        hint={m.studio_npc_description_hint()}
        max={5000}
        rows={4}
        optional
        {...textOf('description')}
      />
      <NpcPicture form={form} />
    </RowDialog>
  )
}
