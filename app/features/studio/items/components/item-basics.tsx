import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { FormSteps } from '#app/features/studio/fields/components/form-steps.tsx'
import { promptOfItem } from '#app/features/studio/fields/components/generation-prompt.ts'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import type { RowForm, useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import type { ItemView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { rarityOrder, rarityText } from './rarity-text.ts'

type ItemBasicsProps = {
  form: RowForm & Pick<ReturnType<typeof useRowForm<ItemView>>, 'values' | 'set' | 'setFile' | 'fileAt'>
  languages: ContentLanguages
}

export function ItemBasics({ form, languages }: ItemBasicsProps) {
  const { details } = useDraft()
  const { values, set, setFile, fileAt, errorsAt } = form
  const textOf = rowTexts(form, languages)
  const icon = fileAt('iconAssetId')
  const generation = useDraftGeneration(
    { place: 'generate-item-icon', slot: 'item', prompt: () => promptOfItem(values) },
    (asset) => setFile('iconAssetId', asset),
  )
  const isNamed = String(values.name ?? '').trim() !== '' && String(values.description ?? '').trim() !== ''
  const words = (
    <>
      <BilingualText label={m.studio_item_name()} max={200} required {...textOf('name')} />
      <BilingualText
        label={m.studio_field_description()}
        hint={m.studio_item_description_hint()}
        max={5000}
        rows={3}
        required
        {...textOf('description')}
      />
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
          <Field label={m.studio_item_rarity()} error={errorsAt('rarity')}>
            {(control) => (
              <Select
                value={values.rarity ?? 'common'}
                onChange={(event) =>
                  set({ rarity: rarityOrder.find((each) => each === event.target.value) ?? 'common' })
                }
                {...control}
              >
                {rarityOrder.map((rarity) => (
                  <option key={rarity} value={rarity}>
                    {rarityText(rarity)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Checkbox
            label={m.studio_item_stackable()}
            hint={m.studio_item_stackable_hint()}
            checked={values.stackable === true}
            onChange={(event) => set({ stackable: event.target.checked })}
          />
          <Checkbox
            label={m.studio_item_consumable()}
            hint={m.studio_item_consumable_hint()}
            checked={values.consumable === true}
            onChange={(event) => set({ consumable: event.target.checked })}
          />
        </div>
      </div>
      <BilingualText
        label={m.studio_item_accessibility()}
        hint={m.studio_item_accessibility_hint()}
        max={1000}
        rows={2}
        optional
        {...textOf('accessibilityText')}
      />
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
