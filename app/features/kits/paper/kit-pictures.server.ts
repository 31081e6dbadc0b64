import { typedIn, typedOf } from '#app/features/kits/documents/typed-puzzle.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { assetPictures, picturesOf } from '#app/features/puzzles/print/print-pictures.server.ts'
import type { PrintFile } from '#app/features/puzzles/print/print-pictures.server.ts'
import { picturesToPrint } from '#app/features/puzzles/print/compose-print.server.ts'
import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { coverPicture } from './paper-words.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'

type Where = { database: Database; storage: FileStorage; asLines?: boolean }

/** All pictures of a kit by asset id, by address for those of puzzles, or by `coverPicture`.
 * @param onProgress pictures done and in all */
export async function kitPictures(
  where: Where,
  { adventureId, coverId, kit, language }: { adventureId: string; coverId: string | null; kit: Kit; language: Locale },
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<ReadonlyMap<string, PrintFile>> {
  const ids = [...new Set([...assetsOf(kit), ...(coverId === null ? [] : [coverId])])]
  const addresses = [...new Set(addressesOf(kit, language))]
  const all = ids.length + addresses.length
  const files = new Map(await assetPictures(where, adventureId, ids, (done) => onProgress(done, all)))
  const cover = coverId === null ? undefined : files.get(coverId)
  if (cover) files.set(coverPicture, cover)
  const ofPuzzles = await picturesOf(where, adventureId, addresses)
  for (const [at, address] of addresses.entries()) {
    const file = ofPuzzles[at]
    if (file) files.set(address, file)
  }
  onProgress(all, all)
  return files
}

function assetsOf({ kind, document }: Kit): string[] {
  const rows =
    kind === 'mystery-dinner'
      ? [
          ...document.characters.map(({ portraitAssetId }) => portraitAssetId),
          ...imagesOf(document.props, document.clues),
        ]
      : imagesOf(document.puzzles, document.props, document.clues)
  return rows.filter((id) => id !== null)
}

const imagesOf = (...lists: readonly (readonly { imageAssetId: string | null }[])[]) =>
  lists.flat().map(({ imageAssetId }) => imageAssetId)

function addressesOf({ kind, document }: Kit, language: Locale): string[] {
  if (kind === 'mystery-dinner') return []
  return document.puzzles.flatMap((puzzle) => {
    const typed = typedOf(document, puzzle)
    const type = typed && findPuzzleType(typed.type)
    const read = typed && type?.read(typedIn(typed, language))
    return type && read ? picturesToPrint(type, read.configuration) : []
  })
}
