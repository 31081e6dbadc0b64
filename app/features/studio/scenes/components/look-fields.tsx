import type { AssetView, HotspotView } from '#app/features/studio/draft/view.ts'
import { RowField } from '#app/features/studio/fields/components/row-field.tsx'
import { SoundField } from '#app/features/studio/fields/components/sound-field.tsx'
import { TextsField } from '#app/features/studio/fields/components/texts-field.tsx'
import { SuggestAltText } from './suggest-alt-text.tsx'

type LookFieldsProps = {
  values: Partial<HotspotView>
  set: (change: Partial<HotspotView>, byModel?: boolean) => void
  picture: AssetView | null
}

/** What players get for looking. Words for a file are asked for once it is there. */
export function LookFields({ values, set, picture }: LookFieldsProps) {
  return (
    <>
      <TextsField kind="hotspot" name="lines" />
      <RowField kind="hotspot" name="imageAssetId" />
      {values.imageAssetId && <RowField kind="hotspot" name="altText" rows={2} />}
      {picture && <SuggestAltText image={picture.url} values={values} set={set} />}
      <SoundField kind="hotspot" name="soundAssetId" />
      {values.soundAssetId && <RowField kind="hotspot" name="soundCaption" rows={1} />}
    </>
  )
}
