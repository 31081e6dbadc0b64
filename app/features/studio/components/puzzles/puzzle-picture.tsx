import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { useDraft } from '#app/features/studio/components/editor/draft-context.ts'
import type { AssetView } from '#app/features/studio/draft-view.ts'
import type { PuzzleEdits } from '#app/features/studio/saving/row-edits.ts'
import { m } from '#app/i18n/generated/messages.js'

/** What the dialog holds: the picture itself, so that it can be shown before it is written. */
export type PuzzleFormValues = Omit<PuzzleEdits, 'imageAssetId'> & { image?: AssetView | null }

/** The same for the command, which names the picture by its id. */
export const puzzleEdits = ({ image, ...edits }: PuzzleFormValues): PuzzleEdits =>
  image === undefined ? edits : { ...edits, imageAssetId: image?.id ?? null }

/** A picture of the puzzle's own, which players see with it. */
export function PuzzlePicture({
  value,
  onChange,
  error,
}: {
  value: AssetView | null | undefined
  onChange: (image: AssetView | null) => void
  error: string[] | undefined
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
      className="max-w-lg"
    />
  )
}
