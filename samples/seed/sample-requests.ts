import { hotspotTargets } from '#app/shared/hotspot-types.ts'
import type { Create } from '#app/features/studio/draft/command.schema.ts'
import { createAdventureSchema } from '#app/features/studio/projects/projects.schema.ts'
import type { CreateAdventureInput } from '#app/features/studio/projects/projects.schema.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { puzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { priceInput } from '#app/shared/money.ts'
import type {
  SampleFrame,
  SampleHotspot,
  SampleLayer,
  SamplePuzzle,
  SampleScene,
  SampleText,
} from '#samples/sample-adventure.ts'
import { halfIn, translatedHalf } from './puzzle-halves.ts'
import { conditionOf, effectOf } from './sample-rules.ts'
import type { Target } from './sample-rules.ts'

export const made = <Fields extends object>(
  kind: Create['kind'],
  id: string,
  fields: Fields,
  parent: string | null = null,
) => ({ op: 'create' as const, kind, id, parent, fields: defined(fields) as Create['fields'] & Fields })

type Said = SampleText | readonly SampleText[]
export type Words = Record<string, Said | undefined>

type InOne<Text> = Text extends readonly SampleText[] ? string[] : string

export function translatedColumns<Fields extends Words>(words: Fields, primary: Locale) {
  const given = Object.entries(words).filter((entry): entry is [string, Said] => entry[1] !== undefined)
  const inLanguage = (locale: Locale) =>
    Object.fromEntries(
      given.map(([field, text]) => [field, 'en' in text ? text[locale] : text.map((each) => each[locale])]),
    ) as { [Name in keyof Fields]: InOne<NonNullable<Fields[Name]>> }
  return {
    ...inLanguage(primary),
    translations: Object.fromEntries(others(primary).map((locale) => [locale, inLanguage(locale)])),
  }
}

export const others = (primary: Locale): Locale[] => locales.filter((locale) => locale !== primary)

export function createRequest(sample: SampleFrame): CreateAdventureInput {
  const { kind, category, primaryLanguage } = sample
  return createAdventureSchema.parse({
    intent: 'create-adventure',
    kind,
    category,
    primaryLanguage,
    title: sample.title[primaryLanguage],
  })
}

export const detailsFields = (sample: SampleFrame) => ({
  ...translatedColumns({ title: sample.title, description: sample.description }, sample.primaryLanguage),
  category: sample.category,
  difficulty: sample.difficulty,
  price: priceInput(sample.priceCents),
  recommendedPlayers: sample.recommendedPlayers,
  accessibilityTags: sample.accessibilityTags,
  contentWarnings: sample.contentWarnings,
  languages: sample.languages,
})

type SceneFiles = { imageAssetId: string; soundAssetId: string | null }

export const sceneCommand = ({ ids, primary }: Target, scene: SampleScene, displayOrder: number, files: SceneFiles) =>
  made('scene', ids('scene', scene.key), {
    ...translatedColumns(
      {
        name: scene.name,
        description: scene.description,
        altText: scene.altText,
        endingText: scene.endingText,
        endingTeaser: scene.endingTeaser,
        soundCaption: scene.sound?.caption,
        missLines: scene.missLines ?? [],
      },
      primary,
    ),
    orientation: scene.canvasHeight > scene.canvasWidth ? 'portrait' : 'landscape',
    isStartingMap: scene.isStartingMap,
    isEnding: scene.isEnding,
    role: scene.role,
    displayOrder,
    ...files,
  })

export const puzzleCommand = (target: Target, puzzle: SamplePuzzle, objectAssetId: string | null) => {
  const { primary, ids } = target
  const { translations, ...columns } = translatedColumns(
    { name: puzzle.name, description: puzzle.description, objectAltText: puzzle.object?.altText },
    primary,
  )
  const { translatable } = puzzleType(puzzle.type)
  const own = (locale: Locale) => ({
    configuration: translatedHalf(puzzle.configuration, translatable.configuration, primary, locale),
    solution: translatedHalf(puzzle.solution, translatable.solution, primary, locale),
  })
  return made('puzzle', ids('puzzle', puzzle.key), {
    ...columns,
    type: puzzle.type,
    configuration: halfIn(puzzle.configuration, primary),
    solution: halfIn(puzzle.solution, primary),
    hints: puzzle.hints.map((hint) => hint[primary]),
    timeLimit: puzzle.timeLimit,
    objectAssetId,
    objectPlace: puzzle.object?.place,
    expectedMinutes: puzzle.expectedMinutes,
    onSolveEffects: puzzle.onSolve.map((effect) => effectOf(target, effect)),
    translations: Object.fromEntries(
      others(primary).map((locale) => [
        locale,
        { ...translations[locale], hints: puzzle.hints.map((hint) => hint[locale]), ...own(locale) },
      ]),
    ),
  })
}

type LookFiles = { imageAssetId: string | null }

export const hotspotCommand = (
  target: Target,
  hotspot: SampleHotspot,
  displayOrder: number,
  { imageAssetId }: LookFiles,
) => {
  const { type, x, y, width, height, zIndex, sceneKey, togetherWith } = hotspot
  const said =
    hotspot.type === 'look'
      ? { lines: hotspot.lines, altText: hotspot.closeUp?.altText }
      : { goalHints: hotspot.goalHints }
  return made(
    'hotspot',
    target.ids('hotspot', hotspot.key),
    {
      targetId: hotspot.type === 'look' ? null : target.ids(hotspotTargets[hotspot.type], hotspot.targetKey),
      ...translatedColumns({ name: hotspot.name, blockedMessage: hotspot.blockedMessage, ...said }, target.primary),
      imageAssetId,
      type,
      x,
      y,
      width,
      height,
      zIndex,
      displayOrder,
      visibilityConditions: conditionOf(target, hotspot.visibilityConditions),
      interactionConditions: conditionOf(target, hotspot.interactionConditions),
      ...(togetherWith !== undefined && { together: true, togetherWith: target.ids('hotspot', togetherWith) }),
    },
    target.ids('scene', sceneKey),
  )
}

export const layerCommand = (target: Target, layer: SampleLayer, displayOrder: number, imageAssetId: string) => {
  const { x, y, width, height, hotspotKey, fades = false } = layer
  return made(
    'layer',
    target.ids('layer', layer.key),
    {
      name: layer.name[target.primary],
      ...translatedColumns({ altText: layer.altText, description: layer.description }, target.primary),
      imageAssetId,
      x,
      y,
      width,
      height,
      fades,
      displayOrder,
      hotspotId: hotspotKey === undefined ? null : target.ids('hotspot', hotspotKey),
      visibilityConditions: conditionOf(target, layer.visibilityConditions),
    },
    target.ids('scene', layer.sceneKey),
  )
}

const defined = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<T>
