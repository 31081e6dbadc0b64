import type { SecretLook } from '#app/features/engine/look.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { DraftHotspot } from './draft.server.ts'
import { localTextOf, localTextsOf } from './words.ts'

/** Whether there is nothing to read and nothing to see. */
export const isBlankLook = ({ lines, imageAssetId }: Pick<DraftHotspot, 'lines' | 'imageAssetId'>): boolean =>
  imageAssetId === null && lines.every((line) => line.trim() === '')

/** Null for a blank one, so it stays in the draft. */
export function compileLook(row: DraftHotspot, languages: readonly Locale[]): SecretLook | null {
  const { id, imageAssetId, soundAssetId } = row
  if (isBlankLook(row)) return null
  return {
    hotspotId: id,
    lines: localTextsOf(row, 'lines', languages).map(({ text }) => text),
    picture: imageAssetId === null ? null : { assetId: imageAssetId, altText: localTextOf(row, 'altText', languages) },
    sound:
      soundAssetId === null ? null : { assetId: soundAssetId, caption: localTextOf(row, 'soundCaption', languages) },
  }
}
