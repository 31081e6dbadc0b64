import { GenerateInUpload } from '#app/features/generation/components/generate-button.tsx'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { RowField, useForm } from './row-field.tsx'
import type { FieldName } from './row-field.tsx'
import { useDraftGeneration } from './use-draft-generation.ts'

const ofItem = { place: 'generate-item-icon', slot: 'item', className: 'w-full max-w-64' } as const
const ofNpc = { place: 'generate-npc-avatar', slot: 'npc', className: 'max-w-64' } as const
const ofPuzzle = { place: 'generate-puzzle-image', slot: 'puzzle', className: 'max-w-lg' } as const

const pictures = {
  item: { name: 'iconAssetId', ...ofItem },
  npc: { name: 'avatarAssetId', ...ofNpc },
  puzzle: { name: 'imageAssetId', ...ofPuzzle },
  character: { name: 'portraitAssetId', ...ofNpc },
  roomProp: { name: 'imageAssetId', ...ofItem },
  roomPuzzle: { name: 'imageAssetId', ...ofPuzzle },
  roomClue: { name: 'imageAssetId', ...ofPuzzle },
} as const

type RowPictureProps<Kind> = {
  kind: Kind
  /** Describes the picture; blank when too little is filled in. */
  prompt: () => string
  /** Why it cannot be generated yet. */
  refusal?: string | null
  isSmall?: boolean
}

/** A picture that can be generated, and once there is one, its text alternative. */
export function RowPicture<Kind extends keyof typeof pictures>(props: RowPictureProps<Kind>) {
  const { kind, prompt, refusal = null, isSmall = false } = props
  const { fileAt, setFile } = useForm()
  const { name, place, slot, className } = pictures[kind]
  const hasPicture = (fileAt?.(name) ?? null) !== null
  const generation = useDraftGeneration({ place, slot, prompt }, (asset) => setFile?.(name, asset))
  return (
    <>
      <RowField
        kind={kind}
        name={name as FieldName<Kind>}
        isSmall={isSmall}
        className={className}
        generate={<GenerateInUpload generation={generation} hasPicture={hasPicture} refusal={refusal} />}
      />
      {hasPicture && 'altText' in kindOf(kind).fields && (
        <RowField kind={kind} name={'altText' as FieldName<Kind>} rows={2} />
      )}
    </>
  )
}
