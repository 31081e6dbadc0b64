import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'

export function PuzzlePicture({
  value,
  onChange,
  error,
  isSmall,
}: {
  value: AssetView | null | undefined
  onChange: (image: AssetView | null) => void
  error: string[] | undefined
  /** Unless the puzzle is made on it. */
  isSmall: boolean
}) {
  const { details } = useDraft()
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
      isSmall={isSmall}
      className="max-w-lg"
    />
  )
}
