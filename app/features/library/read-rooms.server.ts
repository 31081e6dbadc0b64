import { fewestRooms } from '#app/features/rows/catalogue.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { ShownDetailRow } from './adventure-page.queries.server.ts'
import { coverAddress } from './card.present.ts'

export type Room = { picture: string; name: string; language: Locale | undefined }

type Published = Pick<ShownDetailRow, 'kind' | 'publishedEditionId' | 'roomSceneIds' | 'coverName'>

/** From the edition players read now, so that no draft's picture is shown: no ending, not the cover again, or none at
 * all. */
export async function readRooms(row: Published, locale: Locale): Promise<Room[]> {
  if (row.publishedEditionId === null || row.kind !== 'online-adventure') return []
  const { document, media } = await loadEdition(row.publishedEditionId)
  const { scenes, primaryLanguage } = document
  const rooms = row.roomSceneIds.flatMap((id) => {
    const scene = scenes.find((each) => each.id === id && each.ending === null)
    const picture = media.get(scene?.imageAssetId ?? '')
    if (!scene || !picture || picture === coverAddress(row.coverName)) return []
    const language = foreignIn(scene.name, locale, primaryLanguage)
    return [{ picture, name: textIn(scene.name, locale, primaryLanguage), language }]
  })
  return rooms.length < fewestRooms ? [] : rooms
}
