import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { promptOfItem } from '#app/features/studio/fields/components/generation-prompt.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import type { RowForm, useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

type ItemBasicsProps = {
  form: RowForm & Pick<ReturnType<typeof useRowForm<ItemView>>, 'values' | 'setFile' | 'fileAt'>
}

export function ItemBasics({ form }: ItemBasicsProps) {
  const { details } = useDraft()
  const { values, setFile, fileAt, errorsAt } = form
  const icon = fileAt('iconAssetId')
  const generation = useDraftGeneration(
    { place: 'generate-item-icon', slot: 'item', prompt: () => promptOfItem(values) },
    (asset) => setFile('iconAssetId', asset),
  )
  const isNamed = String(values.name ?? '').trim() !== '' && String(values.description ?? '').trim() !== ''
  const words = (
    <>
      <RowField kind="item" name="name" label={m.studio_item_name()} />
      <RowField kind="item" name="description" required />
    </>
  )
  const traits = (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <ImageUpload
          label={m.studio_item_icon()}
          adventureId={details.id}
          purpose="item"
          value={icon}
          aspect="1 / 1"
          error={errorsAt('iconAssetId')?.[0] ?? null}
          onUploaded={(asset) => setFile('iconAssetId', asset)}
          onRemoved={() => setFile('iconAssetId', null)}
          generate={
            <GenerateInUpload
              generation={generation}
              hasPicture={icon !== null}
              refusal={isNamed ? null : m.generation_icon_needs_both()}
            />
          }
          className="w-full max-w-64"
        />
        <div className="grid gap-3">
          <RowField kind="item" name="rarity" />
          <RowField kind="item" name="stackable" />
          <RowField kind="item" name="consumable" />
        </div>
      </div>
      <RowField kind="item" name="accessibilityText" rows={2} />
    </>
  )
  return (
    <FormSteps
      onlyOnPhones
      steps={[
        { title: m.studio_field_description(), part: words },
        { title: m.studio_item_icon(), part: traits },
      ]}
    />
  )
}
