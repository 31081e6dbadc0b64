import type { Locale } from '#app/i18n/locale.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { listRunsOf } from '#app/features/play/runs/run.queries.server.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { lobbyView, startKind } from './lobby.policy.ts'
import { contentsOfDraft, contentsOfEdition, presentAnnounced, presentLobby } from './lobby.present.ts'
import type { Lobby, LobbyContents } from './lobby.present.ts'
import { findDraftContents, findLobby, lobbyFacts } from './lobby.queries.server.ts'
import type { LobbyRow } from './lobby.queries.server.ts'

/** The page of another kind, which is not played here. */
export type Elsewhere = { view: 'elsewhere'; to: string }

/**
 * The lobby of an adventure as this person may see it.
 * @throws AppError notFound for what does not exist, as far as they may know
 */
export async function openLobby(database: Database, adventureId: string, person: Person & { isAdmin: boolean }, locale: Locale): Promise<Lobby | Elsewhere> {
  const row = isId(adventureId) ? await findLobby(database, adventureId, person) : undefined
  const facts = row && lobbyFacts(row, person)
  const view = facts && lobbyView(facts)
  if (!row || !facts || view === 'hidden') throw new AppError('notFound')
  if (row.kind !== 'online-adventure') return { view: 'elsewhere', to: facts.isOwner ? `/editor/${row.id}` : `/adventure/${row.id}` }
  if (view === 'announced') return presentAnnounced(row, locale)
  const start = startKind(facts)
  return presentLobby(row, locale, {
    start,
    facts,
    isSignedIn: person.userId !== null,
    languages: languagesOf(row),
    runs: await listRunsOf(database, person, row.id),
    contents: start === 'playtest' ? contentsOfDraft(await findDraftContents(database, row.id), row.primaryLanguage, locale) : await ofEdition(row, locale),
  })
}

async function ofEdition(row: LobbyRow, locale: Locale): Promise<LobbyContents | null> {
  if (row.editionId === null) return null
  const { document, media } = await loadEdition(row.editionId)
  return contentsOfEdition(document, media, locale)
}
