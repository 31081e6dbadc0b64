import { expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import {
  projectAdventureSchema,
  projectDocumentSchema,
  projectFormat,
  projectItemSchema,
  projectKitSchemas,
  projectNodeSchema,
  projectNpcSchema,
  projectPuzzleSchema,
  projectSceneSchema,
  projectVersion,
} from './project-document.schema.ts'
import { ProjectRefused } from './project-refusal.ts'
import { readProject } from './read-project.server.ts'
import { projectUpgrades, upgradeProject } from './upgrade-project.ts'

const riddle = {
  id: newId(),
  name: 'The rhyme',
  type: 'riddle',
  configuration: { riddleText: 'What has keys and no locks?' },
  solution: { correctAnswers: ['piano'] },
}
const first = {
  format: projectFormat,
  version: 1,
  adventure: { title: 'The attic', kind: 'online-adventure', primaryLanguage: 'fr', coverAssetId: null },
  scenes: [],
  puzzles: [riddle],
  items: [],
  npcs: [],
  nodes: [],
  media: [],
}
const fileOf = (document: unknown) => Buffer.from(JSON.stringify(document))

function reasonOf(document: unknown): string | null {
  try {
    readProject(fileOf(document))
  } catch (error) {
    if (error instanceof ProjectRefused) return error.reason
    throw error
  }
  return null
}

test('a project of the first version is read, with puzzles of the first version of their types', () => {
  expect(readProject(fileOf(first))).toMatchObject({
    version: projectVersion,
    adventure: { primaryLanguage: 'fr' },
    puzzles: [{ ...riddle, typeVersion: 1 }],
  })
})

test('a version that a puzzle names already stays', () => {
  expect(upgradeProject({ ...first, puzzles: [{ ...riddle, typeVersion: 3 }, 'none'] })).toMatchObject({
    puzzles: [{ typeVersion: 3 }, 'none'],
  })
})

test('a dinner or room of an older version has the rows that a new one has, and no scenes', () => {
  for (const kind of ['mystery-dinner', 'escape-room']) {
    const hall = { id: newId(), name: 'Hall', isStart: true, hotspots: [] }
    const adventure = { ...first.adventure, kind }
    const read = readProject(fileOf({ ...first, version: 4, adventure, scenes: [hall] }))
    expect(read).toMatchObject({ adventure: { kind }, scenes: [], puzzles: [] })
    expect(read.kit).toBeUndefined()
  }
})

test('there is a step from every version to the next', () => {
  expect(projectUpgrades).toHaveLength(projectVersion - 1)
})

test('a document of a newer version is refused as newer, whatever else is in it', () => {
  const deep = Array.from({ length: 40 }).reduce<object>((inside) => ({ of: inside }), {})
  for (const change of [{}, { scenes: 'none' }, { rooms: [] }, { scenes: [deep] }])
    expect(reasonOf({ ...first, version: projectVersion + 1, ...change })).toBe('newerVersion')
})

test.each([0, -1, 1.5, '1', null, undefined])('a version "%s" is none', (version) => {
  expect(reasonOf({ ...first, version })).toBe('invalid')
})

test('a field that this version does not know is refused, not dropped', () => {
  expect(reasonOf({ ...first, puzzles: [{ ...riddle, mood: 'grim' }] })).toBe('invalid')
})

// An older server must say that the file is newer: a released field needs a new `projectVersion` and an upgrade step
test('version 5 has these fields', () => {
  const fields = ({ shape }: { shape: object }) => Object.keys(shape).toSorted()
  const parts = {
    document: projectDocumentSchema,
    adventure: projectAdventureSchema,
    scene: projectSceneSchema,
    hotspot: projectSceneSchema.shape.hotspots.element,
    puzzle: projectPuzzleSchema,
    item: projectItemSchema,
    npc: projectNpcSchema,
    node: projectNodeSchema,
    ...projectKitSchemas,
  }
  expect({
    version: projectVersion,
    ...Object.fromEntries(Object.entries(parts).map(([part, schema]) => [part, fields(schema)])),
  }).toMatchInlineSnapshot(`
    {
      "adventure": [
        "accessibilityTags",
        "artStyle",
        "atmosphereStyle",
        "category",
        "compositionStyle",
        "contentWarnings",
        "coverAssetId",
        "customAiPrompt",
        "description",
        "difficulty",
        "imageDescription",
        "kind",
        "languages",
        "lightingStyle",
        "photographyStyle",
        "price",
        "primaryLanguage",
        "recommendedPlayers",
        "roomSceneIds",
        "textsByModel",
        "title",
        "trailerUrl",
        "translatedFrom",
        "translations",
      ],
      "card": [
        "act",
        "characterId",
        "conceal",
        "courseId",
        "id",
        "phase",
        "receive",
        "reveal",
        "revealsSecretOfId",
        "translatedFrom",
        "translations",
      ],
      "character": [
        "alibi",
        "background",
        "castingNotes",
        "costumeIdeas",
        "displayOrder",
        "goal",
        "id",
        "isOptional",
        "motive",
        "name",
        "personality",
        "portraitAssetId",
        "publicDescription",
        "role",
        "secret",
        "translatedFrom",
        "translations",
      ],
      "course": [
        "dietaryNotes",
        "dish",
        "displayOrder",
        "hostScript",
        "id",
        "name",
        "shoppingList",
        "startMinute",
        "translatedFrom",
        "translations",
      ],
      "dinnerClue": [
        "altText",
        "back",
        "content",
        "courseId",
        "displayOrder",
        "holder",
        "holderId",
        "id",
        "imageAssetId",
        "look",
        "meanings",
        "phase",
        "revealsSecretOfId",
        "title",
        "translatedFrom",
        "translations",
      ],
      "dinnerGuide": [
        "accusationRules",
        "eveningScript",
        "id",
        "introduction",
        "preparation",
        "revealScript",
        "translatedFrom",
        "translations",
      ],
      "dinnerProp": [
        "description",
        "displayOrder",
        "howToMake",
        "id",
        "imageAssetId",
        "name",
        "quantity",
        "translatedFrom",
        "translations",
      ],
      "dinnerStory": [
        "culpritId",
        "durationMinutes",
        "id",
        "murderMethod",
        "recommendedGuests",
        "setting",
        "solution",
        "theme",
        "timePeriod",
        "translatedFrom",
        "translations",
        "victimBackstory",
      ],
      "document": [
        "adventure",
        "format",
        "items",
        "kit",
        "media",
        "nodes",
        "npcs",
        "puzzles",
        "scenes",
        "version",
      ],
      "hotspot": [
        "blockedMessage",
        "displayOrder",
        "height",
        "id",
        "interactionConditions",
        "name",
        "points",
        "shape",
        "targetId",
        "toCheck",
        "translatedFrom",
        "translations",
        "type",
        "visibilityConditions",
        "width",
        "x",
        "y",
        "zIndex",
      ],
      "item": [
        "accessibilityText",
        "combineRules",
        "consumable",
        "description",
        "iconAssetId",
        "id",
        "name",
        "rarity",
        "stackable",
        "translatedFrom",
        "translations",
        "useActions",
      ],
      "moment": [
        "actorIds",
        "displayOrder",
        "happened",
        "id",
        "place",
        "time",
        "translatedFrom",
        "translations",
        "witnessIds",
      ],
      "node": [
        "choices",
        "conditions",
        "content",
        "displayOrder",
        "id",
        "nodeId",
        "nodeType",
        "npcId",
        "rewards",
        "subtitle",
        "translatedFrom",
        "translations",
      ],
      "npc": [
        "avatarAssetId",
        "description",
        "id",
        "name",
        "translatedFrom",
        "translations",
      ],
      "puzzle": [
        "afterAttempts",
        "configuration",
        "description",
        "difficulty",
        "expectedMinutes",
        "hints",
        "id",
        "imageAssetId",
        "name",
        "onFailEffects",
        "onSolveEffects",
        "scoringRules",
        "skipAfterWrong",
        "skipPolicy",
        "solution",
        "timeLimit",
        "translatedFrom",
        "translations",
        "type",
        "typeVersion",
        "variantSeed",
      ],
      "roomClue": [
        "altText",
        "content",
        "displayOrder",
        "hidingPlace",
        "id",
        "imageAssetId",
        "isRedHerring",
        "isReusable",
        "placement",
        "propId",
        "title",
        "translatedFrom",
        "translations",
      ],
      "roomGuide": [
        "debriefQuestions",
        "hostScript",
        "id",
        "introduction",
        "resetInstructions",
        "setupInstructions",
        "translatedFrom",
        "translations",
      ],
      "roomProp": [
        "altText",
        "description",
        "displayOrder",
        "hidingPlace",
        "id",
        "imageAssetId",
        "isDecoration",
        "isReusable",
        "name",
        "placement",
        "quantity",
        "resetStep",
        "source",
        "substitutes",
        "translatedFrom",
        "translations",
      ],
      "roomPuzzle": [
        "altText",
        "boardX",
        "boardY",
        "container",
        "containerId",
        "description",
        "displayOrder",
        "endsRoom",
        "expectedMinutes",
        "furniture",
        "gives",
        "hints",
        "id",
        "imageAssetId",
        "lockType",
        "name",
        "needs",
        "puzzleId",
        "solution",
        "translatedFrom",
        "translations",
      ],
      "roomSetup": [
        "ageRecommendation",
        "id",
        "recommendedDuration",
        "spaceRequirements",
        "storyPremise",
        "theme",
        "translatedFrom",
        "translations",
        "winningCondition",
      ],
      "scene": [
        "altText",
        "description",
        "displayOrder",
        "endingConditions",
        "endingText",
        "hotspots",
        "id",
        "imageAssetId",
        "isEnding",
        "isStart",
        "name",
        "orientation",
        "soundAssetId",
        "soundCaption",
        "translatedFrom",
        "translations",
      ],
      "version": 5,
    }
  `)
})
