import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { RowField, useForm } from '#app/features/studio/fields/components/row-field.tsx'
import { useDraftGeneration } from '#app/features/studio/fields/components/use-draft-generation.ts'

const ofPuzzle = { place: 'generate-puzzle-image', slot: 'puzzle', className: 'max-w-lg' } as const
const pictures = {
  character: { place: 'generate-npc-avatar', slot: 'npc', className: 'max-w-64' },
  roomProp: { place: 'generate-item-icon', slot: 'item', className: 'w-full max-w-64' },
  roomPuzzle: ofPuzzle,
  roomClue: ofPuzzle,
} as const

type RowPictureProps = {
  kind: keyof typeof pictures
  /** Describes the picture; blank when too little is filled in. */
  prompt: () => string
}

/** A picture that can be generated, and once there is one, its text alternative. */
export function RowPicture({ kind, prompt }: RowPictureProps) {
  const { fileAt, setFile } = useForm()
  const { place, slot, className } = pictures[kind]
  const name = kind === 'character' ? 'portraitAssetId' : 'imageAssetId'
  const hasPicture = (fileAt?.(name) ?? null) !== null
  const generation = useDraftGeneration({ place, slot, prompt }, (asset) => setFile?.(name, asset))
  const look = { className, generate: <GenerateInUpload generation={generation} hasPicture={hasPicture} /> }
  if (kind === 'character') return <RowField kind="character" name="portraitAssetId" {...look} />
  return (
    <>
      <RowField kind={kind} name="imageAssetId" {...look} />
      {hasPicture && <RowField kind={kind} name="altText" rows={2} />}
    </>
  )
}
