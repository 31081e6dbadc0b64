import { ConflictPanel } from '#app/features/studio/components/conflict-panel.tsx'
import { ConditionBuilder } from '#app/features/studio/components/conditions/condition-builder.tsx'
import { useDraft, useSaver } from '#app/features/studio/components/editor/draft-context.ts'
import { BilingualText } from '#app/features/studio/components/fields/bilingual-text.tsx'
import { contentLanguages, translatedText, translating } from '#app/features/studio/components/fields/content-languages.ts'
import { RestoredNotice } from '#app/features/studio/components/restored-notice.tsx'
import { useRowForm } from '#app/features/studio/components/use-row-form.ts'
import type { HotspotView, TranslationsView } from '#app/features/studio/draft-view.ts'
import type { HotspotEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { notify } from '#app/ui/toaster.ts'
import { HotspotFields } from './hotspot-fields.tsx'

/** What a hotspot is called, where it leads, and when it is there. Written on Update. */
export function HotspotDialog({ hotspot, onClose, onReopen, onDelete }: { hotspot: HotspotView; onClose: () => void; onReopen: () => void; onDelete: () => void }) {
  const { details } = useDraft()
  const saver = useSaver()
  const languages = contentLanguages(details)
  const { other } = languages
  const form = useRowForm<HotspotEdits>({
    row: hotspot,
    initial: {},
    draftKey: { adventure: details.id, dialog: 'hotspot', row: hotspot.id },
    onClose,
    onReopen,
    make: (changes, version) => ({ intent: 'update-hotspot', hotspotId: hotspot.id, version, changes }),
    failure: (text) => ({ title: m.common_error(), description: text }),
    onSaved: () => {
      saver.recordSaved(hotspot.id, form.before, form.changes)
      void notify({ title: m.studio_hotspot_updated(), tone: 'success' })
      onClose()
    },
  })
  const { values, set, errorsAt } = form
  const translations = (values.translations ?? {}) as TranslationsView
  return (
    <Dialog open onOpenChange={(open) => !open && !form.busy && onClose()}>
      <DialogContent title={m.studio_hotspot_title()} size="large">
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (!form.busy) void (form.changed ? form.submit() : onClose())
          }}
        >
          {form.restored && <RestoredNotice onStartOver={form.startOver} />}
          {form.conflict && <ConflictPanel name={hotspot.name || m.studio_untitled_hotspot()} fields={form.conflict.fields} onKeep={form.conflict.keep} onTake={form.conflict.take} />}
          <Tabs defaultValue="basic">
            <TabsList aria-label={m.studio_hotspot_title()}>
              <TabsTrigger value="basic">{m.studio_hotspot_basic()}</TabsTrigger>
              <TabsTrigger value="conditions">{m.studio_hotspot_conditions()}</TabsTrigger>
            </TabsList>
            <TabsContent value="basic" className="grid gap-5">
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
              <HotspotFields values={values} set={set} errorsAt={errorsAt} />
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
            <TabsContent value="conditions" className="grid gap-8">
              <ConditionBuilder legend={m.studio_visible_when()} empty={m.studio_always()} value={values.visibilityConditions ?? {}} onChange={(value) => set({ visibilityConditions: value as HotspotEdits['visibilityConditions'] })} />
              <ConditionBuilder legend={m.studio_works_when()} empty={m.studio_always()} value={values.interactionConditions ?? {}} onChange={(value) => set({ interactionConditions: value as HotspotEdits['interactionConditions'] })} />
              <Notice>{m.studio_conditions_blocked_note()}</Notice>
            </TabsContent>
          </Tabs>
          <DialogFooter>
            <Button variant="danger" className="sm:mr-auto" disabled={form.busy} onClick={onDelete}>
              {m.studio_hotspot_delete()}
            </Button>
            <Button onClick={form.cancel} disabled={form.busy}>
              {m.common_cancel()}
            </Button>
            <Button type="submit" variant="accent" loading={form.busy}>
              {m.studio_update()}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
