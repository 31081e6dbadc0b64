import { createAdventureSchema, updateDetailsSchema } from '#app/features/studio/details.schema.ts'
import type { CreateAdventureInput, UpdateDetailsInput } from '#app/features/studio/details.schema.ts'
import { createPuzzleSchema } from '#app/features/studio/puzzles.schema.ts'
import type { CreatePuzzleInput } from '#app/features/studio/puzzles.schema.ts'
import { createHotspotSchema, createSceneSchema, setSceneSoundSchema } from '#app/features/studio/scenes.schema.ts'
import type { CreateHotspotInput, CreateSceneInput, SetSceneSoundInput } from '#app/features/studio/scenes.schema.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { priceInput } from '#app/shared/money.ts'
import type {
  SampleAdventure,
  SampleHotspot,
  SamplePuzzle,
  SampleScene,
  SampleText,
} from '#samples/sample-adventure.ts'
import { conditionOf, effectOf } from './sample-rules.ts'
import type { Target } from './sample-rules.ts'

/* Read by the schemas of the studio's forms. */

export type Words = Record<string, SampleText | undefined>

export function wordsOf(words: Words, primary: Locale) {
  const given = Object.entries(words).filter((entry): entry is [string, SampleText] => entry[1] !== undefined)
  const inLanguage = (locale: Locale) => Object.fromEntries(given.map(([field, text]) => [field, text[locale]]))
  return {
    ...inLanguage(primary),
    translations: Object.fromEntries(others(primary).map((locale) => [locale, inLanguage(locale)])),
  }
}

export const others = (primary: Locale): Locale[] => locales.filter((locale) => locale !== primary)

export function createRequest(sample: SampleAdventure): CreateAdventureInput {
  const { kind, category, primaryLanguage } = sample
  return createAdventureSchema.parse({
    intent: 'create-adventure',
    kind,
    category,
    primaryLanguage,
    title: sample.title[primaryLanguage],
  })
}

export const detailsRequest = (sample: SampleAdventure, version: number): UpdateDetailsInput =>
  updateDetailsSchema.parse({
    intent: 'update-details',
    version,
    changes: {
      ...wordsOf({ title: sample.title, description: sample.description }, sample.primaryLanguage),
      category: sample.category,
      difficulty: sample.difficulty,
      price: priceInput(sample.priceCents),
      recommendedPlayers: sample.recommendedPlayers,
      accessibilityTags: sample.accessibilityTags,
      contentWarnings: sample.contentWarnings,
      languages: sample.languages,
    },
  })

export const sceneRequest = ({ ids, primary }: Target, scene: SampleScene, displayOrder: number): CreateSceneInput =>
  createSceneSchema.parse({
    intent: 'create-scene',
    id: ids('scene', scene.key),
    ...wordsOf(
      { name: scene.name, description: scene.description, altText: scene.altText, endingText: scene.endingText },
      primary,
    ),
    orientation: scene.canvasHeight > scene.canvasWidth ? 'portrait' : 'landscape',
    isEnding: scene.isEnding,
    displayOrder,
  })

export const soundRequest = (
  { ids, primary }: Target,
  scene: SampleScene,
  caption: SampleText,
  version: number,
  assetId: string,
): SetSceneSoundInput => {
  const { translations } = wordsOf({ soundCaption: caption }, primary)
  return setSceneSoundSchema.parse({
    intent: 'set-scene-sound',
    sceneId: ids('scene', scene.key),
    version,
    assetId,
    caption: caption[primary],
    translations,
  })
}

export const puzzleRequest = (target: Target, puzzle: SamplePuzzle): CreatePuzzleInput => {
  const { primary, ids } = target
  const { translations, ...columns } = wordsOf({ name: puzzle.name, description: puzzle.description }, primary)
  const solution = (locale: Locale) => ({
    correctCode: puzzle.solution.correctCode[locale],
    ...(puzzle.solution.decoys
      ? { decoys: puzzle.solution.decoys.map(({ code, reply }) => ({ code, reply: reply[locale] })) }
      : {}),
  })
  return createPuzzleSchema.parse({
    intent: 'create-puzzle',
    id: ids('puzzle', puzzle.key),
    ...columns,
    type: puzzle.type,
    configuration: puzzle.configuration,
    solution: solution(primary),
    hints: puzzle.hints.map((hint) => hint[primary]),
    timeLimit: puzzle.timeLimit,
    expectedMinutes: puzzle.expectedMinutes,
    onSolveEffects: puzzle.onSolve.map((effect) => effectOf(target, effect)),
    translations: Object.fromEntries(
      others(primary).map((locale) => [
        locale,
        { ...translations[locale], hints: puzzle.hints.map((hint) => hint[locale]), solution: solution(locale) },
      ]),
    ),
  })
}

export const hotspotRequest = (target: Target, hotspot: SampleHotspot, displayOrder: number): CreateHotspotInput => {
  const { type, x, y, width, height, zIndex, sceneKey, targetKey } = hotspot
  return createHotspotSchema.parse({
    intent: 'create-hotspot',
    id: target.ids('hotspot', hotspot.key),
    sceneId: target.ids('scene', sceneKey),
    targetId: target.ids(type === 'scene_link' ? 'scene' : type, targetKey),
    ...wordsOf({ name: hotspot.name, blockedMessage: hotspot.blockedMessage }, target.primary),
    type,
    x,
    y,
    width,
    height,
    zIndex,
    displayOrder,
    visibilityConditions: conditionOf(target, hotspot.visibilityConditions),
    interactionConditions: conditionOf(target, hotspot.interactionConditions),
  })
}
