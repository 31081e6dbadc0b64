import { targetsOf } from '#app/features/studio/fields/components/hotspot-names.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { namedByTarget } from '#app/features/rows/hotspot-name.ts'
import { ConditionBuilder } from '#app/features/studio/rules/components/condition-builder.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import {
  contentLanguages,
  translatedText,
  translating,
} from '#app/features/studio/fields/components/content-languages.ts'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { HotspotView, SceneView, TranslationsView } from '#app/features/studio/draft/view.ts'
import { isLinked } from '#app/shared/hotspot-types.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import { GoalHints } from './goal-hints.tsx'
import { TogetherFields } from './together-fields.tsx'
import { HotspotFields } from './hotspot-fields.tsx'

const { name } = rowKinds.hotspot.fields
const isInConditions = /Conditions$|^blockedMessage/

export function HotspotDialog({
  scene,
  hotspot,
  tab: first,
  onClose,
  onReopen,
  onDelete,
  onDraw,
}: {
  scene: SceneView
  hotspot: HotspotView
  tab?: 'conditions' | undefined
  onClose: () => void
  onReopen: () => void
  onDelete: () => void
  /** Draws its item as a layer; null if a layer is tied to it already. */
  onDraw: (() => void) | null
}) {
  const draft = useDraft()
  const { details } = draft
  const languages = contentLanguages(details)
  const { other } = languages
  // Hidden panels stay mounted, so that unreadable text is found.
  const [query] = useSearchParams()
  const asked = isInConditions.test(query.get('field') ?? '') ? 'conditions' : 'basic'
  const [tab, setTab] = useState<string>(first ?? asked)
  const form = useRowForm<HotspotView>({
    kind: 'hotspot',
    row: hotspot,
    saved: m.studio_hotspot_updated(),
    onClose,
    onReopen,
  })
  const { values, set, errorsAt } = form
  const translations = (values.translations ?? {}) as TranslationsView
  const type = values.type ?? hotspot.type
  const asTyped = { type, name: String(values.name ?? ''), translations }
  const named = namedByTarget(
    asTyped,
    targetsOf(draft, type).find(({ id }) => id === values.targetId),
  )
  const translatedName = translatedText(named.translations, other, 'name')
  return (
    <RowDialog
      form={form}
      title={m.studio_hotspot_title()}
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
            label={name.label()}
            languages={languages}
            hint={named === asTyped ? undefined : m.studio_hotspot_name_follows()}
            value={named.name}
            onChange={(text) =>
              set({ name: text, ...(named === asTyped ? {} : translating(other, 'name', translatedName)) })
            }
            translation={translatedName}
            onTranslate={(text) => set(translating(other, 'name', text))}
            max={name.text.longest}
            error={errorsAt('name')}
          />
          <HotspotFields
            type={type}
            canvas={{ width: scene.canvasWidth, height: scene.canvasHeight }}
            values={values}
            set={set}
            errorsAt={errorsAt}
            picture={form.fileAt('imageAssetId')}
          />
          {hotspot.type === 'item' && hotspot.targetId !== null && onDraw && (
            <div className="grid gap-1">
              <Button
                size="small"
                className="justify-self-start"
                aria-describedby="draw-hint"
                onClick={() => {
                  onDraw()
                  onClose()
                }}
              >
                <ImagePlus aria-hidden="true" className="size-4.5" />
                {m.layers_draw()}
              </Button>
              <p id="draw-hint" className="text-sm text-muted">
                {m.layers_draw_hint()}
              </p>
            </div>
          )}
          <TogetherFields id={hotspot.id} />
          {isLinked(type) && <GoalHints open={(values.goalHints ?? []).length > 0} />}
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
            onChange={(value) => set({ visibilityConditions: value })}
          />
          <ConditionBuilder
            legend={m.studio_works_when()}
            empty={m.studio_always()}
            name="interactionConditions"
            value={values.interactionConditions ?? {}}
            onChange={(value) => set({ interactionConditions: value })}
            messages={languages}
          />
          <RowField kind="hotspot" name="blockedMessage" label={m.studio_blocked_otherwise()} rows={1} />
        </TabsContent>
      </Tabs>
    </RowDialog>
  )
}
