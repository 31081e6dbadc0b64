import { createAdventureSchema, updateDetailsSchema } from '#app/features/studio/details.schema.ts'
import type { CreateAdventureInput, UpdateDetailsInput } from '#app/features/studio/details.schema.ts'
import { createPuzzleSchema } from '#app/features/studio/puzzles.schema.ts'
import type { CreatePuzzleInput } from '#app/features/studio/puzzles.schema.ts'
import { createHotspotSchema, createSceneSchema } from '#app/features/studio/scenes.schema.ts'
import type { CreateHotspotInput, CreateSceneInput } from '#app/features/studio/scenes.schema.ts'
import { locales } from '#app/i18n/locale.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { priceInput } from '#app/shared/money.ts'
import type { SampleAdventure, SampleCondition, SampleEffect, SampleHotspot, SamplePuzzle, SampleScene, SampleText } from '#samples/sample-adventure.ts'
import type { SampleIds } from './sample-ids.ts'

/* A sample's data as the requests that the studio's forms would send; read by the same schemas. */

/** What a sample is being written into. */
export interface Target {
  primary: Locale
  ids: SampleIds
}

type Words = Record<string, SampleText | undefined>

/** The columns of a row's texts, and its translations into every other language. */
function wordsOf(words: Words, primary: Locale) {
  const given = Object.entries(words).filter((entry): entry is [string, SampleText] => entry[1] !== undefined)
  const inLanguage = (locale: Locale) => Object.fromEntries(given.map(([field, text]) => [field, text[locale]]))
  return { ...inLanguage(primary), translations: Object.fromEntries(others(primary).map((locale) => [locale, inLanguage(locale)])) }
}

const others = (primary: Locale): Locale[] => locales.filter((locale) => locale !== primary)

export function createRequest(sample: SampleAdventure): CreateAdventureInput {
  const { kind, category, primaryLanguage } = sample
  return createAdventureSchema.parse({ intent: 'create-adventure', kind, category, primaryLanguage, title: sample.title[primaryLanguage] })
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
    ...wordsOf({ name: scene.name, description: scene.description, altText: scene.altText, endingText: scene.endingText }, primary),
    orientation: scene.canvasHeight > scene.canvasWidth ? 'portrait' : 'landscape',
    isEnding: scene.isEnding,
    displayOrder,
  })

export const puzzleRequest = (target: Target, puzzle: SamplePuzzle): CreatePuzzleInput => {
  const { primary, ids } = target
  const { translations, ...columns } = wordsOf({ name: puzzle.name, description: puzzle.description }, primary)
  const solution = (locale: Locale) => ({
    correctCode: puzzle.solution.correctCode[locale],
    ...(puzzle.solution.decoys ? { decoys: puzzle.solution.decoys.map(({ code, reply }) => ({ code, reply: reply[locale] })) } : {}),
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
    translations: Object.fromEntries(others(primary).map((locale) => [locale, { ...translations[locale], hints: puzzle.hints.map((hint) => hint[locale]), solution: solution(locale) }])),
  })
}

export const hotspotRequest = (target: Target, hotspot: SampleHotspot, displayOrder: number): CreateHotspotInput => {
  const { type, x, y, width, height, zIndex, sceneKey, targetKey } = hotspot
  const condition = (given: SampleCondition | undefined) => (given ? conditionOf(target, given) : {})
  return createHotspotSchema.parse({
    intent: 'create-hotspot',
    sceneId: target.ids('scene', sceneKey),
    targetId: target.ids(type === 'puzzle' ? 'puzzle' : 'scene', targetKey),
    ...wordsOf({ name: hotspot.name, blockedMessage: hotspot.blockedMessage }, target.primary),
    type,
    x,
    y,
    width,
    height,
    zIndex,
    displayOrder,
    visibilityConditions: condition(hotspot.visibilityConditions),
    interactionConditions: condition(hotspot.interactionConditions),
  })
}

function conditionOf(target: Target, condition: SampleCondition): Record<string, unknown> {
  const { ids } = target
  if ('all' in condition) return { type: 'all', of: condition.all.map((part) => conditionOf(target, part)) }
  if ('any' in condition) return { type: 'any', of: condition.any.map((part) => conditionOf(target, part)) }
  if ('not' in condition) return { type: 'not', of: conditionOf(target, condition.not) }
  if ('puzzleSolved' in condition) return { type: 'puzzle_solved', puzzleId: ids('puzzle', condition.puzzleSolved) }
  if ('sceneVisited' in condition) return { type: 'scene_visited', sceneId: ids('scene', condition.sceneVisited) }
  if ('hasItem' in condition) return { type: 'has_item', itemId: ids('item', condition.hasItem) }
  return condition.is === undefined ? { type: 'flag_set', flag: condition.flag } : { type: 'flag_compared', flag: condition.flag, compare: 'eq', value: condition.is }
}

function effectOf({ ids }: Target, effect: SampleEffect): Record<string, unknown> {
  if ('setFlag' in effect) return { type: 'set_flag', flag: effect.setFlag, value: effect.to }
  if ('say' in effect) return { type: 'say', text: effect.say }
  if ('goTo' in effect) return { type: 'go_to_scene', sceneId: ids('scene', effect.goTo) }
  return { type: 'finish', text: effect.finish ?? {} }
}
