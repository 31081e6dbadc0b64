import { useState } from 'react'
import { useDraft, useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { contentLanguages } from '#app/features/studio/components/fields/content-languages.ts'
import { RowDialog } from '#app/features/studio/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/components/use-row-form.ts'
import type { ItemView } from '#app/features/studio/draft-view.ts'
import { changedEntry, createdEntry } from '#app/features/studio/saving/cast-history.ts'
import type { ItemEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { notify } from '#app/ui/toaster.ts'
import { CombineRules } from './combine-rules.tsx'
import { ItemBasics, itemEdits } from './item-basics.tsx'
import type { ItemFormValues } from './item-basics.tsx'
import { UseRules } from './use-rules.tsx'

/** The panels stay in the page while another is shown: what is typed there and not readable yet must not be lost. */
const panelStyles = 'data-[state=inactive]:hidden'

type ItemDialogProps = {
  /** Null while a new one is made. */
  item: ItemView | null
  /** Another item, whose combination with this one the dialog opens at. */
  withId?: string | null
  onClose: () => void
  onReopen: () => void
}

/** An item: what it is, what using it does, and what it becomes with others. Written on Create or Update. */
export function ItemDialog({ item, withId = null, onClose, onReopen }: ItemDialogProps) {
  const { details } = useDraft()
  const saver = useSaver()
  const languages = contentLanguages(details)
  const [tab, setTab] = useState(withId ? 'combinations' : 'basic')
  const form = useRowForm<ItemFormValues>({
    row: item,
    initial: {
      name: '',
      description: '',
      rarity: 'common',
      stackable: false,
      consumable: false,
      accessibilityText: '',
      useActions: {},
      combineRules: [],
    },
    draftKey: { adventure: details.id, dialog: 'item', row: item?.id ?? 'new' },
    required: { field: 'name', missing: m.studio_item_name_missing },
    onClose,
    onReopen,
    make: (changes, version, id) =>
      item
        ? { intent: 'update-item', itemId: item.id, version, changes: itemEdits(changes) }
        : { intent: 'create-item', id, ...itemEdits(changes), name: changes.name ?? '' },
    failure: (text) => ({ title: m.common_error(), description: text }),
    onSaved: ({ change }, before) => {
      const created = change.items?.[0]
      if (item) saver.record(changedEntry('items', item.id, itemEdits(before), itemEdits(form.changes)))
      else if (created) saver.record(createdEntry('items', created.id))
      void notify({ title: item ? m.studio_item_updated() : m.studio_item_created(), tone: 'success' })
      onClose()
    },
  })
  const { values, set, errorsAt } = form
  return (
    <RowDialog
      form={form}
      title={item ? m.studio_item_edit_title() : m.studio_item_create_title()}
      name={values.name ?? ''}
      submit={item ? m.studio_item_update() : m.studio_item_create()}
      onClose={onClose}
      onReveal={(field) => setTab(field.closest<HTMLElement>('[data-tab]')?.dataset.tab ?? tab)}
    >
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label={m.studio_item_tabs()}>
          <TabsTrigger value="basic">{m.studio_item_basic()}</TabsTrigger>
          <TabsTrigger value="actions">{m.studio_item_actions()}</TabsTrigger>
          <TabsTrigger value="combinations">{m.studio_item_combinations()}</TabsTrigger>
        </TabsList>
        <TabsContent value="basic" forceMount data-tab="basic" className={panelStyles}>
          <ItemBasics form={form} languages={languages} />
        </TabsContent>
        <TabsContent value="actions" forceMount data-tab="actions" className={panelStyles}>
          <UseRules
            languages={languages}
            value={values.useActions ?? {}}
            onChange={(useActions) => set({ useActions: useActions as ItemEdits['useActions'] })}
            error={errorsAt('useActions')}
          />
        </TabsContent>
        <TabsContent value="combinations" forceMount data-tab="combinations" className={panelStyles}>
          <CombineRules
            languages={languages}
            itemId={item?.id ?? null}
            value={values.combineRules ?? []}
            onChange={(combineRules) => set({ combineRules: combineRules as ItemEdits['combineRules'] })}
            error={errorsAt('combineRules')}
            withId={withId}
          />
        </TabsContent>
      </Tabs>
    </RowDialog>
  )
}
