import { expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import {
  projectAdventureSchema,
  projectDocumentSchema,
  projectFormat,
  projectItemSchema,
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
test('version 4 has these fields', () => {
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
      "document": [
        "adventure",
        "format",
        "items",
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
      "version": 4,
    }
  `)
})
