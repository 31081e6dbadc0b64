import { targetsIn } from '#app/features/engine/lookup.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { teamsInSession } from '#app/shared/group-sessions.ts'
import { isOpenAllDay } from '#app/features/play/groups/group-session.policy.ts'
import { findOwnSession } from '#app/features/play/groups/own-session.server.ts'
import type { Organised } from '#app/features/play/groups/own-session.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import { textIn } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { kioskToken, stationToken } from './session-secrets.server.ts'

type Place = { id: string; arrival: { sceneId: string; puzzleId?: string }; name: LocalText }

/** Every scene that is no ending, and every puzzle with the first scene that it is in. */
export function stationsIn({ scenes, puzzles }: EditionDocument): Place[] {
  const open = scenes.filter(({ ending }) => !ending)
  return [
    ...open.map(({ id, name }) => ({ id, arrival: { sceneId: id }, name })),
    ...puzzles.flatMap(({ id, name }) => {
      const scene = open.find(({ hotspots }) => targetsIn(hotspots, 'puzzle').includes(id))
      return scene ? [{ id, arrival: { sceneId: scene.id, puzzleId: id }, name }] : []
    }),
  ]
}

/** The kiosk and the stations of somebody's session. @throws AppError notFound to others */
export async function readStations(database: Queryable, { locale, ...own }: Organised & { locale: Locale }) {
  const session = await findOwnSession(database, own)
  const { document } = await loadEdition(session.editionId)
  const addressOf = (path: string) => new URL(path, getUrlOrigin()).href
  return {
    id: session.id,
    name: session.name,
    title: textIn(document.title, locale, document.primaryLanguage),
    idleMinutes: session.idleMinutes,
    mostKept: teamsInSession.most,
    isOpenAllDay: isOpenAllDay(session),
    kiosk: addressOf(`/sessions/${session.id}/kiosk/${kioskToken(session.id)}`),
    stations: stationsIn(document).map(({ id, arrival, name }, place) => {
      const address = addressOf(`/sessions/${session.id}/at/${id}/${stationToken(session.id, id)}`)
      return {
        id,
        number: place + 1,
        isPuzzle: 'puzzleId' in arrival,
        name: textIn(name, locale, document.primaryLanguage),
        qr: drawQr(address, 2),
      }
    }),
  }
}

export type StationsView = Awaited<ReturnType<typeof readStations>>
