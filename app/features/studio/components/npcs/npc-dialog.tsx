import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useDraft, useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { BilingualText } from '#app/features/studio/components/fields/bilingual-text.tsx'
import { contentLanguages } from '#app/features/studio/components/fields/content-languages.ts'
import { rowTexts } from '#app/features/studio/components/fields/row-texts.ts'
import { RowDialog } from '#app/features/studio/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/components/use-row-form.ts'
import type { AssetView, NpcView } from '#app/features/studio/draft-view.ts'
import { changedEntry, createdEntry } from '#app/features/studio/saving/cast-history.ts'
import type { NpcEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'

/** What the dialog holds: the portrait itself, so that it can be shown before it is written. */
type NpcFormValues = Omit<NpcEdits, 'avatarAssetId'> & { avatar?: AssetView | null }

const npcEdits = ({ avatar, ...edits }: NpcFormValues): NpcEdits =>
  avatar === undefined ? edits : { ...edits, avatarAssetId: avatar?.id ?? null }

type NpcDialogProps = {
  npc: NpcView | null
  onClose: () => void
  onReopen: () => void
  onCreated?: (id: string) => void
}

/** Makes an NPC, or changes one: its name, its background story and its portrait. Written on Create or Update. */
export function NpcDialog({ npc, onClose, onReopen, onCreated }: NpcDialogProps) {
  const { details } = useDraft()
  const saver = useSaver()
  const languages = contentLanguages(details)
  const form = useRowForm<NpcFormValues>({
    row: npc,
    initial: { name: '', description: '' },
    draftKey: { adventure: details.id, dialog: 'npc', row: npc?.id ?? 'new' },
    required: { field: 'name', missing: m.studio_npc_name_missing },
    onClose,
    onReopen,
    make: (changes, version, id) =>
      npc
        ? { intent: 'update-npc', npcId: npc.id, version, changes: npcEdits(changes) }
        : { intent: 'create-npc', id, ...npcEdits(changes), name: changes.name ?? '' },
    failure: (reason) => ({
      title: npc ? m.studio_npc_update_failed({ reason }) : m.studio_npc_create_failed({ reason }),
    }),
    onSaved: ({ change }, before) => {
      const created = npc ? undefined : change.npcs?.[0]
      if (npc) saver.record(changedEntry('npcs', npc.id, npcEdits(before), npcEdits(form.changes)))
      else if (created) saver.record(createdEntry('npcs', created.id))
      void notify({ title: npc ? m.studio_npc_updated() : m.studio_npc_created(), tone: 'success' })
      onClose()
      if (created) onCreated?.(created.id)
    },
  })
  const { values, set, errorsAt } = form
  const textOf = rowTexts(form, languages)
  return (
    <RowDialog
      form={form}
      title={npc ? m.studio_npc_edit_title() : m.studio_npcs_new()}
      name={values.name ?? ''}
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
      <ImageUpload
        label={m.studio_npc_avatar()}
        adventureId={details.id}
        purpose="npc"
        value={values.avatar ?? null}
        aspect="9 / 16"
        error={errorsAt('avatarAssetId')?.[0] ?? null}
        onUploaded={(avatar) => set({ avatar })}
        onRemoved={() => set({ avatar: null })}
        className="max-w-64"
      />
    </RowDialog>
  )
}
