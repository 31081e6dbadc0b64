import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { FieldMark } from '#app/ui/field-mark.tsx'
import { CombineRules } from './combine-rules.tsx'
import { ItemBasics } from './item-basics.tsx'
import { UseRules } from './use-rules.tsx'

/** Hidden panels stay mounted, so that unreadable text in them is kept. */
const panelStyles = 'data-[state=inactive]:hidden'

const panelOf: Record<string, string> = { useActions: 'actions', combineRules: 'combinations' }

type ItemDialogProps = {
  item: ItemView | null
  withId?: string | null
  onClose: () => void
  onReopen: () => void
}

export function ItemDialog({ item, withId = null, onClose, onReopen }: ItemDialogProps) {
  const { details } = useDraft()
  const languages = contentLanguages(details)
  const [query] = useSearchParams()
  const [tab, setTab] = useState(
    withId ? 'combinations' : (panelOf[query.get('field')?.split('.')[0] ?? ''] ?? 'basic'),
  )
  const form = useRowForm<ItemView>({
    kind: 'item',
    row: item,
    required: { field: 'name', missing: m.studio_item_name_missing },
    saved: item ? m.studio_item_updated() : m.studio_item_created(),
    onClose,
    onReopen,
  })
  const { values, set, errorsAt } = form
  return (
    <RowDialog
      form={form}
      title={item ? m.studio_item_edit_title() : m.studio_items_new()}
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
          <ItemBasics values={values} />
        </TabsContent>
        <TabsContent value="actions" forceMount data-tab="actions" data-field="useActions" className={panelStyles}>
          <FieldMark name="useActions" />
          <UseRules
            languages={languages}
            value={values.useActions ?? {}}
            onChange={(useActions) => set({ useActions })}
            error={errorsAt('useActions')}
          />
        </TabsContent>
        <TabsContent
          value="combinations"
          forceMount
          data-tab="combinations"
          data-field="combineRules"
          className={panelStyles}
        >
          <FieldMark name="combineRules" />
          <CombineRules
            languages={languages}
            itemId={item?.id ?? null}
            value={values.combineRules ?? []}
            onChange={(combineRules) => set({ combineRules })}
            error={errorsAt('combineRules')}
            withId={withId}
          />
        </TabsContent>
      </Tabs>
    </RowDialog>
  )
}
