import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { rowTexts } from '#app/features/studio/fields/components/row-texts.ts'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import type { RowForm, useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { m } from '#app/i18n/generated/messages.js'

const looks = {
  puzzle: { place: 'generate-puzzle-image', purpose: 'puzzle', aspect: '16 / 9' },
  item: { place: 'generate-item-icon', purpose: 'item', aspect: '1 / 1' },
} as const

type RowPictureProps = {
  form: RowForm & Pick<ReturnType<typeof useRowForm<object>>, 'fileAt' | 'setFile'>
  languages: ContentLanguages
  look: keyof typeof looks
  hint: string
  /** What the picture shows, in words; blank where too little is filled in. */
  prompt: () => string
}

/** A picture, and once there is one what it shows for who cannot see it. */
export function RowPicture({ form, languages, look, hint, prompt }: RowPictureProps) {
  const { details } = useDraft()
  const { place, purpose, aspect } = looks[look]
  const image = form.fileAt('imageAssetId')
  const generation = useDraftGeneration({ place, slot: look, prompt }, (asset) => form.setFile('imageAssetId', asset))
  return (
    <>
      <ImageUpload
        label={m.studio_kit_picture()}
        hint={hint}
        adventureId={details.id}
        purpose={purpose}
        value={image}
        aspect={aspect}
        error={form.errorsAt('imageAssetId')?.[0] ?? null}
        onUploaded={(asset) => form.setFile('imageAssetId', asset)}
        onRemoved={() => form.setFile('imageAssetId', null)}
        generate={<GenerateInUpload generation={generation} hasPicture={image !== null} />}
        isSmall
        className={look === 'item' ? 'w-full max-w-64' : 'max-w-lg'}
      />
      {image && (
        <BilingualText
          label={m.studio_field_alt()}
          hint={m.studio_field_alt_hint()}
          max={1000}
          rows={2}
          {...rowTexts(form, languages)('altText')}
        />
      )}
    </>
  )
}
