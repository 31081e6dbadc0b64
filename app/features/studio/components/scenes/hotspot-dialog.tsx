import { useState } from 'react'
import { ConditionBuilder } from '#app/features/studio/components/conditions/condition-builder.tsx'
import { useDraft, useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { BilingualText } from '#app/features/studio/components/fields/bilingual-text.tsx'
import {
  contentLanguages,
  translatedText,
  translating,
} from '#app/features/studio/components/fields/content-languages.ts'
import { RowDialog } from '#app/features/studio/components/row-dialog.tsx'
import { useRowForm } from '#app/features/studio/components/use-row-form.ts'
import type { HotspotView, SceneView, TranslationsView } from '#app/features/studio/draft-view.ts'
import type { HotspotEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { notify } from '#app/ui/toaster.ts'
import { HotspotFields } from './hotspot-fields.tsx'

/** What a hotspot is called, where it leads, and when it is there. Written on Update. */
export function HotspotDialog({
  scene,
  hotspot,
  onClose,
  onReopen,
  onDelete,
}: {
  scene: SceneView
  hotspot: HotspotView
  onClose: () => void
  onReopen: () => void
  onDelete: () => void
}) {
  const { details } = useDraft()
  const saver = useSaver()
  const languages = contentLanguages(details)
  const { other } = languages
  // The panels stay in the page while the other is shown: what is typed there and cannot be read yet must be found
  const [tab, setTab] = useState('basic')
  const form = useRowForm<HotspotEdits>({
    row: hotspot,
    initial: {},
    draftKey: { adventure: details.id, dialog: 'hotspot', row: hotspot.id },
    onClose,
    onReopen,
    make: (changes, version) => ({ intent: 'update-hotspot', hotspotId: hotspot.id, version, changes }),
    failure: (text) => ({ title: m.common_error(), description: text }),
    onSaved: (_result, before) => {
      saver.recordSaved(hotspot.id, before, form.changes)
      void notify({ title: m.studio_hotspot_updated(), tone: 'success' })
      onClose()
    },
  })
  const { values, set, errorsAt } = form
  const translations = (values.translations ?? {}) as TranslationsView
  return (
    <RowDialog
      form={form}
      title={m.studio_hotspot_title()}
      name={hotspot.name || m.studio_untitled_hotspot()}
      submit={m.studio_update()}
      action={
        <Button variant="danger" className="max-sm:basis-full sm:mr-auto" disabled={form.busy} onClick={onDelete}>
          {m.studio_hotspot_delete()}
        </Button>
      }
      onClose={onClose}
      onReveal={(field) => setTab(field.closest<HTMLElement>('[data-tab]')?.dataset.tab ?? tab)}
    >
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label={m.studio_hotspot_title()}>
          <TabsTrigger value="basic">{m.studio_hotspot_basic()}</TabsTrigger>
          <TabsTrigger value="conditions">{m.studio_hotspot_conditions()}</TabsTrigger>
        </TabsList>
        <TabsContent value="basic" forceMount data-tab="basic" className="grid gap-5 data-[state=inactive]:hidden">
          <BilingualText
            label={m.studio_field_name()}
            languages={languages}
            value={String(values.name ?? '')}
            onChange={(name) => set({ name })}
            translation={translatedText(translations, other, 'name')}
            onTranslate={(text) => set(translating(other, 'name', text))}
            max={200}
            error={errorsAt('name')}
          />
          <HotspotFields
            canvas={{ width: scene.canvasWidth, height: scene.canvasHeight }}
            values={values}
            set={set}
            errorsAt={errorsAt}
          />
          <BilingualText
            label={m.studio_field_blocked()}
            hint={m.studio_blocked_hint()}
            languages={languages}
            value={String(values.blockedMessage ?? '')}
            onChange={(blockedMessage) => set({ blockedMessage })}
            translation={translatedText(translations, other, 'blockedMessage')}
            onTranslate={(text) => set(translating(other, 'blockedMessage', text))}
            max={1000}
            optional
            error={errorsAt('blockedMessage')}
          />
        </TabsContent>
        <TabsContent
          value="conditions"
          forceMount
          data-tab="conditions"
          className="grid gap-8 data-[state=inactive]:hidden"
        >
          <ConditionBuilder
            legend={m.studio_visible_when()}
            empty={m.studio_always()}
            name="visibilityConditions"
            value={values.visibilityConditions ?? {}}
            onChange={(value) => set({ visibilityConditions: value as HotspotEdits['visibilityConditions'] })}
          />
          <ConditionBuilder
            legend={m.studio_works_when()}
            empty={m.studio_always()}
            name="interactionConditions"
            value={values.interactionConditions ?? {}}
            onChange={(value) => set({ interactionConditions: value as HotspotEdits['interactionConditions'] })}
          />
          <Notice>{m.studio_conditions_blocked_note()}</Notice>
        </TabsContent>
      </Tabs>
    </RowDialog>
  )
}
