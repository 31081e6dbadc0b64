import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import type { RowForm } from '#app/features/studio/fields/components/use-row-form.ts'

type RowPictureProps = {
  kind: 'roomPuzzle' | 'roomProp' | 'roomClue'
  form: RowForm
  /** Describes the picture; blank when too little is filled in. */
  prompt: () => string
}

/** A picture, and once there is one, its text alternative. */
export function RowPicture({ kind, form, prompt }: RowPictureProps) {
  const hasPicture = form.fileAt('imageAssetId') !== null
  const [place, slot, className] =
    kind === 'roomProp'
      ? (['generate-item-icon', 'item', 'w-full max-w-64'] as const)
      : (['generate-puzzle-image', 'puzzle', 'max-w-lg'] as const)
  const generation = useDraftGeneration({ place, slot, prompt }, (asset) => form.setFile('imageAssetId', asset))
  return (
    <>
      <RowField
        kind={kind}
        name="imageAssetId"
        generate={<GenerateInUpload generation={generation} hasPicture={hasPicture} />}
        className={className}
      />
      {hasPicture && <RowField kind={kind} name="altText" rows={2} />}
    </>
  )
}
