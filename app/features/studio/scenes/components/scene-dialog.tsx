import { ConditionBuilder } from '#app/features/studio/rules/components/condition-builder.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { contentLanguages } from '#app/features/studio/fields/components/content-languages.ts'
import { RowDialog } from '#app/features/studio/fields/components/row-dialog.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { TextsField } from '#app/features/studio/fields/components/texts-field.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import type { SceneView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Radio } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { SuggestAltText } from './suggest-alt-text.tsx'

export function SceneDialog({
  scene,
  onClose,
  onReopen,
  onCreated,
}: {
  scene: SceneView | null
  onClose: () => void
  onReopen: () => void
  onCreated?: (id: string) => void
}) {
  const { details } = useDraft()
  const languages = contentLanguages(details)
  const { other } = languages
  const form = useRowForm<SceneView>({
    kind: 'scene',
    row: scene,
    saved: scene ? m.studio_scene_updated() : m.studio_scene_created(),
    onSaved: scene ? undefined : onCreated,
    onClose,
    onReopen,
  })
  const { values, set, errorsAt } = form
  const textOf = (field: keyof SceneView) => String(values[field] ?? '')
  return (
    <RowDialog
      form={form}
      title={scene ? m.studio_scene_edit_title() : m.studio_scene_create_title()}
      submit={scene ? m.studio_update() : m.studio_scenes_create()}
      disabled={textOf('name').trim() === ''}
      size={other ? 'large' : 'medium'}
      onClose={onClose}
    >
      <RowField kind="scene" name="name" label={m.studio_scene_name()} />
      <RowField kind="scene" name="description" />
      <RowField kind="scene" name="altText" rows={2} />
      {scene?.image && <SuggestAltText image={scene.image.url} values={values} set={set} />}
      <FieldGroup
        legend={m.studio_field_aspect()}
        {...(scene?.image ? { hint: m.studio_aspect_locked() } : {})}
        error={errorsAt('orientation')}
      >
        <div className="grid gap-x-6 sm:grid-cols-2">
          {(['landscape', 'portrait'] as const).map((orientation) => (
            <Radio
              key={orientation}
              name="orientation"
              label={orientation === 'landscape' ? m.studio_landscape() : m.studio_portrait()}
              checked={values.orientation === orientation}
              disabled={Boolean(scene?.image)}
              onChange={() => set({ orientation })}
            />
          ))}
        </div>
      </FieldGroup>
      <TextsField kind="scene" name="missLines" />
      <RowField kind="scene" name="role" none={m.roles_everybody()} />
      <RowField kind="scene" name="isEnding" />
      {values.isEnding === true && (
        <>
          <RowField kind="scene" name="endingText" />
          <RowField kind="scene" name="endingTeaser" rows={2} />
          <ConditionBuilder
            legend={m.studio_ends_when()}
            empty={m.studio_ends_at_once()}
            name="endingConditions"
            value={values.endingConditions ?? {}}
            onChange={(value) => set({ endingConditions: value })}
          />
        </>
      )}
    </RowDialog>
  )
}
