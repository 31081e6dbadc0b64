import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'
import { m } from '#app/i18n/generated/messages.js'

export function PuzzlePicture({
  value,
  description,
  onChange,
  error,
  isSmall,
}: {
  value: AssetView | null | undefined
  /** The puzzle's text as typed, which describes what to draw. */
  description: string | undefined
  onChange: (image: AssetView | null) => void
  error: string[] | undefined
  /** Small unless the puzzle is made from its picture. */
  isSmall: boolean
}) {
  const { details } = useDraft()
  const generation = useDraftGeneration(
    { place: 'generate-puzzle-image', slot: 'puzzle', prompt: () => description ?? '' },
    onChange,
  )
  return (
    <ImageUpload
      label={m.studio_puzzle_picture()}
      hint={m.studio_puzzle_picture_hint()}
      adventureId={details.id}
      purpose="puzzle"
      value={value ?? null}
      aspect="16 / 9"
      error={error?.[0] ?? null}
      onUploaded={onChange}
      onRemoved={() => onChange(null)}
      generate={<GenerateInUpload generation={generation} hasPicture={Boolean(value)} />}
      isSmall={isSmall}
      className="max-w-lg"
    />
  )
}
