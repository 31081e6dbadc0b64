import type { Locale } from '#app/i18n/locale.ts'
import { languagesOf } from '#app/features/adventure/words.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { hasBought } from '#app/features/payments/ledger/entitled.server.ts'
import { isSelling, mayAddTax } from '#app/features/payments/provider/current-provider.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { listGames } from './list-games.server.ts'
import { isWithheld, lobbyView, startKind } from './lobby.policy.ts'
import { contentsOfDraft, contentsOfEdition, presentAnnounced, presentLobby, presentWithheld } from './lobby.present.ts'
import type { Lobby, OpenLobby, OwnLobby } from './lobby.present.ts'
import { findDraftContents, findLobby, lobbyFacts } from './lobby.queries.server.ts'
import type { LobbyRow, Visitor } from './lobby.queries.server.ts'

/** The page for a kind that is not played on the site. */
export type Elsewhere = { view: 'elsewhere'; to: string }

type Asked = {
  adventureId: string
  /** Stands for its id in what the page links to. */
  address?: string
  person: Visitor
  locale: Locale
  allGames?: boolean
}

/** @throws AppError notFound if it does not exist, as far as this person may know */
export async function openLobby(
  database: Database,
  { adventureId, address = adventureId, person, locale, allGames = false }: Asked,
): Promise<Lobby | Elsewhere> {
  const row = isId(adventureId) ? await findLobby(database, adventureId, person) : undefined
  const facts = row && lobbyFacts(row, person)
  const view = facts && lobbyView(facts)
  if (!row || !facts || view === 'hidden') throw new AppError('notFound')
  if (row.kind !== 'online-adventure') return { view: 'elsewhere', to: `/kit/${address}` }
  if (view === 'announced') return presentAnnounced(row, locale)
  const start = startKind(facts)
  const around = {
    id: address,
    start,
    facts,
    isSignedIn: person.userId !== null,
    isSelling: isSelling(),
    mayAddTax: mayAddTax(),
    ...(await listGames(database, person, row.id, allGames)),
  }
  if (isWithheld(facts)) return presentLobby(row, { ...around, ...(await asPublished(row, locale)) })
  const contents =
    start === 'playtest'
      ? contentsOfDraft(await findDraftContents(database, row.id), row.primaryLanguage, locale)
      : await contentsAsPublished(row, locale)
  return presentLobby(row, { ...around, words: presentAnnounced(row, locale), languages: languagesOf(row), contents })
}

/** This person's own part of the lobby that all readers of their role get. */
export async function findOwnLobby(
  database: Database,
  lobby: OpenLobby,
  person: Person,
  allGames: boolean,
): Promise<OwnLobby> {
  const [games, isBought] = await Promise.all([
    listGames(database, person, lobby.id, allGames),
    lobby.start === 'buy' && person.userId !== null && hasBought(database, person.userId, lobby.id),
  ])
  return isBought ? { ...games, start: 'play', withFriends: lobby.mostPlayers > 1 } : { ...games, ...ownOf(lobby) }
}

const ownOf = ({ start, withFriends }: OpenLobby) => ({ start, withFriends })

/** An adventure that was taken back, as its players see it. @throws AppError notFound without an edition */
async function asPublished(row: LobbyRow, locale: Locale) {
  if (row.editionId === null) throw new AppError('notFound', { log: 'never published' })
  const { document, media } = await loadEdition(row.editionId)
  // Nobody sees the pictures of work that a moderator took back
  const contents = contentsOfEdition(document, row.status === 'in_review' ? new Map() : media, locale)
  return { words: presentWithheld(document, contents, locale), languages: languagesOf(document), contents }
}

async function contentsAsPublished(row: LobbyRow, locale: Locale) {
  if (row.editionId === null) return null
  const { document, media } = await loadEdition(row.editionId)
  return contentsOfEdition(document, media, locale)
}
