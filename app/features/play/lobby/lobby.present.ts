import type { Locale } from '#app/i18n/locale.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import { mostPlayers } from '#app/features/rows/catalogue.ts'
import { playtimeOf } from '#app/features/adventure/playtime.ts'
import type { Playtime } from '#app/features/adventure/playtime.ts'
import { isShown } from '#app/shared/statuses.ts'
import { localTextOf } from '#app/features/adventure/words.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import { placedPuzzles } from '#app/features/engine/lookup.ts'
import { assetUrl, portraitUrl } from '#app/features/media/asset.present.ts'
import type { LobbyGame } from './lobby-game.present.ts'
import { isWithheld, mayBeGiven, mayPlayTogether } from './lobby.policy.ts'
import type { LobbyFacts, StartKind } from './lobby.policy.ts'
import type { findDraftContents, LobbyRow } from './lobby.queries.server.ts'

export type LobbyContents = {
  scenes: number
  puzzles: number
  items: number
  npcs: number
  hasRoles: boolean
  startingScene: { name: string; language: Locale | undefined; picture: string | null } | null
  startingPlaces: { id: string; name: string }[]
}

export type AnnouncedLobby = {
  view: 'announced'
  title: string
  titleLanguage: Locale | undefined
  description: string
  descriptionLanguage: Locale | undefined
  cover: string | null
}

type Words = Omit<AnnouncedLobby, 'view'>

export type OpenLobby = Words & {
  view: 'open'
  id: string
  kind: LobbyRow['kind']
  category: string
  difficulty: number
  recommendedPlayers: string
  mostPlayers: number
  priceCents: number
  status: LobbyRow['status']
  /** Null when the account is gone, or the adventure was taken back. */
  creatorName: string | null
  creatorPortrait: string | null
  averageRating: number | null
  reviewCount: number
  playtime: Playtime | null
  totalPlays: number
  start: StartKind
  withFriends: boolean
  back: 'editor' | 'adventure' | 'library' | 'moderation'
  isSignedIn: boolean
  /** On the page that is the same for all readers of a role. */
  isForAll?: boolean
  /** Whether paid adventures can be bought on this site. */
  isSelling: boolean
  mayAddTax: boolean
  mayGive: boolean
  contents: LobbyContents | null
  languages: Locale[]
  runs: LobbyGame[]
  runsInAll: number
}

/** The personal part, put into the lobby that all readers of a role get. */
export type OwnLobby = Pick<OpenLobby, 'start' | 'withFriends' | 'runs' | 'runsInAll'>

export type Lobby = AnnouncedLobby | OpenLobby

export function presentWithheld(document: EditionDocument, contents: LobbyContents, locale: Locale): Words {
  const { title, primaryLanguage } = document
  return {
    title: textIn(title, locale, primaryLanguage),
    titleLanguage: foreignIn(title, locale, primaryLanguage),
    description: '',
    descriptionLanguage: undefined,
    cover: contents.startingScene?.picture ?? null,
  }
}

export function presentAnnounced(row: LobbyRow, locale: Locale): AnnouncedLobby {
  const words = (field: 'title' | 'description') => localTextOf(row, field, [row.primaryLanguage, 'en', 'fr'])
  const text = (field: 'title' | 'description') => textIn(words(field), locale, row.primaryLanguage)
  const language = (field: 'title' | 'description') => foreignIn(words(field), locale, row.primaryLanguage)
  const cover = row.coverName && row.coverMime ? assetUrl({ name: row.coverName, mime: row.coverMime }) : null
  return {
    view: 'announced',
    title: text('title'),
    titleLanguage: language('title'),
    description: text('description'),
    descriptionLanguage: language('description'),
    cover,
  }
}

type Around = {
  id: string
  words: Words
  start: StartKind
  facts: LobbyFacts
  isSignedIn: boolean
  isSelling: boolean
  mayAddTax: boolean
  contents: LobbyContents | null
  languages: Locale[]
  runs: LobbyGame[]
  runsInAll: number
}

export function presentLobby(row: LobbyRow, { words, start, facts, ...around }: Around): OpenLobby {
  return {
    ...words,
    view: 'open',
    kind: row.kind,
    category: row.category,
    difficulty: row.difficulty,
    recommendedPlayers: row.recommendedPlayers,
    mostPlayers: mostPlayers(row.recommendedPlayers),
    priceCents: row.priceCents,
    status: row.status,
    creatorName: isWithheld(facts) ? null : row.creatorName,
    creatorPortrait: isWithheld(facts) ? null : portraitUrl(row.creatorPortrait),
    averageRating: row.averageRating,
    reviewCount: row.reviewCount,
    playtime: playtimeOf(row),
    totalPlays: row.totalPlays,
    start,
    withFriends: mayPlayTogether(facts) && mostPlayers(row.recommendedPlayers) > 1,
    mayGive: around.isSelling && mayBeGiven(facts),
    back: backOf(facts, start),
    ...around,
  }
}

function backOf(facts: LobbyFacts, start: StartKind): OpenLobby['back'] {
  if (facts.judges) return 'moderation'
  if (start === 'playtest') return 'editor'
  return isShown(facts.status) && !facts.isDeleted ? 'adventure' : 'library'
}

/** Names only the first scene: the others would give something away. */
export function contentsOfEdition(
  document: EditionDocument,
  media: ReadonlyMap<string, string>,
  locale: Locale,
): LobbyContents {
  const start = document.scenes.find((scene) => scene.id === document.startSceneId)
  return {
    scenes: document.scenes.length,
    puzzles: placedPuzzles(document).length,
    items: document.items.length,
    npcs: document.npcs.length,
    hasRoles: document.hasRoles === true,
    startingScene: start
      ? {
          name: textIn(start.name, locale, document.primaryLanguage),
          language: foreignIn(start.name, locale, document.primaryLanguage),
          picture: media.get(start.imageAssetId ?? '') ?? null,
        }
      : null,
    startingPlaces: [],
  }
}

export function contentsOfDraft(
  { scenes, puzzles, items, npcs }: Awaited<ReturnType<typeof findDraftContents>>,
  primary: Locale,
  locale: Locale,
): LobbyContents {
  const named = scenes.map((scene) => {
    const words = localTextOf(scene, 'name', [primary, 'en', 'fr'])
    return { ...scene, name: textIn(words, locale, primary), language: foreignIn(words, locale, primary) }
  })
  const [start] = named
  return {
    scenes: scenes.length,
    puzzles,
    items,
    npcs,
    // Its conditions are read when it is compiled
    hasRoles: false,
    startingScene: start
      ? {
          name: start.name,
          language: start.language,
          picture:
            start.imageName && start.imageMime ? assetUrl({ name: start.imageName, mime: start.imageMime }) : null,
        }
      : null,
    startingPlaces: named.map(({ id, name }) => ({ id, name })),
  }
}
