import { isCategoryOf, categories } from '#app/features/adventure/catalogue.ts'
import type { Category, Kind } from '#app/features/adventure/catalogue.ts'
import type {
  AdventureRow,
  HotspotRow,
  ItemRow,
  NodeRow,
  NpcRow,
  PuzzleRow,
  SceneRow,
} from '#app/features/adventure/draft.queries.server.ts'
import { presentAsset } from '#app/features/media/asset.present.ts'
import { isLocale, locales } from '#app/i18n/locale.ts'
import { currentPuzzle, problemsOf } from './puzzles/current-puzzle.ts'
import { readOrigins } from './texts/translated-from.ts'
import type {
  AssetView,
  DetailsView,
  HotspotView,
  ItemView,
  NodeView,
  NpcView,
  PuzzleView,
  SceneView,
  TranslatedFromView,
  TranslationsView,
} from './draft-view.ts'

/* Row -> what leaves the server for the editor, column by column: a new column stays here until somebody names it. */

type Picture = { id: string; name: string; mime: string; width: number | null; height: number | null; bytes: number }

const picture = (row: Picture | null): AssetView | null => (row ? presentAsset(row) : null)

/** A column that was written under older rules shows the kind's default. */
const categoryOf = (kind: Kind, category: string): Category =>
  isCategoryOf(kind, category) ? category : categories[kind][0]

function translationsOf(stored: Record<string, Record<string, unknown>>): TranslationsView {
  const view: TranslationsView = {}
  for (const locale of locales) if (stored[locale]) view[locale] = stored[locale]
  return view
}

export const presentDetails = (row: AdventureRow): DetailsView => ({
  id: row.id,
  version: row.version,
  title: row.title,
  slug: row.slug,
  description: row.description,
  kind: row.kind,
  category: categoryOf(row.kind, row.category),
  difficulty: row.difficulty,
  priceCents: row.priceCents,
  recommendedPlayers: row.recommendedPlayers,
  status: row.status,
  moderationNote: row.status === 'in_review' ? row.moderationNote : null,
  resubmittedAt: row.status === 'in_review' ? row.resubmittedAt : null,
  primaryLanguage: row.primaryLanguage,
  languages: row.languages.filter(isLocale),
  cover: picture(row.cover),
  trailerUrl: row.trailerUrl,
  accessibilityTags: row.accessibilityTags,
  contentWarnings: row.contentWarnings,
  imageDescription: row.imageDescription,
  photographyStyle: row.photographyStyle,
  lightingStyle: row.lightingStyle,
  artStyle: row.artStyle,
  atmosphereStyle: row.atmosphereStyle,
  compositionStyle: row.compositionStyle,
  customAiPrompt: row.customAiPrompt,
  translations: translationsOf(row.translations),
  translatedFrom: readOrigins(row.translatedFrom),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const presentScene = (row: SceneRow): SceneView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  description: row.description,
  altText: row.altText,
  orientation: row.canvasHeight > row.canvasWidth ? 'portrait' : 'landscape',
  canvasWidth: row.canvasWidth,
  canvasHeight: row.canvasHeight,
  displayOrder: row.displayOrder,
  isStartingMap: row.isStartingMap,
  isEnding: row.isEnding,
  endingText: row.endingText,
  endingConditions: row.endingConditions,
  image: picture(row.image),
  sound: picture(row.sound),
  soundCaption: row.soundCaption,
  translations: translationsOf(row.translations),
  translatedFrom: readOrigins(row.translatedFrom),
})

export const presentHotspot = (row: HotspotRow): HotspotView => ({
  id: row.id,
  version: row.version,
  sceneId: row.sceneId,
  type: row.type,
  name: row.name,
  x: row.x,
  y: row.y,
  width: row.width,
  height: row.height,
  shape: row.shape,
  points: row.points,
  zIndex: row.zIndex,
  displayOrder: row.displayOrder,
  visibilityConditions: row.visibilityConditions,
  interactionConditions: row.interactionConditions,
  blockedMessage: row.blockedMessage,
  // the table allows only the one that goes with the type
  targetId: row.targetSceneId ?? row.targetPuzzleId ?? row.targetItemId ?? row.targetNpcId,
  toCheck: row.toCheck,
  translations: translationsOf(row.translations),
  translatedFrom: readOrigins(row.translatedFrom),
})

/** Translations of the solution are stored with the solution; the editor has one tree of them. */
function puzzleTranslations(row: PuzzleRow): TranslationsView {
  const view = translationsOf(row.translations)
  for (const locale of locales) {
    const secret = row.solutionTranslations?.[locale]
    if (secret) view[locale] = { ...view[locale], ...secret }
  }
  return view
}

/** What texts of the solution were translated from is stored with the solution. */
function puzzleOrigins(row: PuzzleRow): TranslatedFromView {
  const open = readOrigins(row.translatedFrom)
  const secret = readOrigins(row.solutionTranslatedFrom ?? {})
  return Object.fromEntries(
    locales
      .filter((locale) => open[locale] ?? secret[locale])
      .map((locale) => [locale, { ...open[locale], ...secret[locale] }]),
  )
}

export function presentPuzzle(row: PuzzleRow): PuzzleView {
  const { configuration, solution, typeVersion } = currentPuzzle(row)
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    type: row.type,
    typeVersion,
    description: row.description,
    configuration,
    solution,
    timeLimit: row.timeLimit,
    expectedMinutes: row.expectedMinutes,
    image: picture(row.image),
    hints: row.hints,
    scoringRules: row.scoringRules,
    onSolveEffects: row.onSolveEffects,
    afterAttempts: row.afterAttempts,
    onFailEffects: row.onFailEffects,
    difficulty: row.difficulty,
    skipPolicy: row.skipPolicy,
    skipAfterWrong: row.skipAfterWrong,
    variantSeed: row.variantSeed,
    translations: puzzleTranslations(row),
    translatedFrom: puzzleOrigins(row),
    problems: problemsOf(row.type, { configuration, solution }, row.image !== null),
  }
}

export const presentItem = (row: ItemRow): ItemView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  description: row.description,
  rarity: row.rarity,
  stackable: row.stackable,
  consumable: row.consumable,
  accessibilityText: row.accessibilityText,
  icon: picture(row.icon),
  useActions: row.useActions,
  combineRules: row.combineRules,
  translations: translationsOf(row.translations),
  translatedFrom: readOrigins(row.translatedFrom),
})

export const presentNpc = (row: NpcRow): NpcView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  description: row.description,
  avatar: picture(row.avatar),
  translations: translationsOf(row.translations),
  translatedFrom: readOrigins(row.translatedFrom),
})

export const presentNode = (row: NodeRow): NodeView => ({
  id: row.id,
  version: row.version,
  npcId: row.npcId,
  nodeId: row.nodeId,
  nodeType: row.nodeType,
  content: row.content,
  subtitle: row.subtitle,
  choices: row.choices,
  conditions: row.conditions,
  rewards: row.rewards,
  displayOrder: row.displayOrder,
  translations: translationsOf(row.translations),
  translatedFrom: readOrigins(row.translatedFrom),
})
