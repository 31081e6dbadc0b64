import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import {
  projectAdventureSchema,
  projectDocumentSchema,
  projectFormat,
  projectItemSchema,
  projectKitSchemas,
  projectLayerSchema,
  projectNodeSchema,
  projectNpcSchema,
  projectPuzzleSchema,
  projectSceneSchema,
  projectVersion,
} from './project-document.schema.ts'
import { ProjectRefused } from './project-refusal.ts'
import { readProject } from './read-project.ts'
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

test('a project of the first version is read, its puzzles as the first version of their types', () => {
  expect(readProject(fileOf(first))).toMatchObject({
    version: projectVersion,
    adventure: { primaryLanguage: 'fr' },
    puzzles: [{ ...riddle, typeVersion: 1 }],
  })
})

test('a version that a puzzle already states stays', () => {
  expect(upgradeProject({ ...first, puzzles: [{ ...riddle, typeVersion: 3 }, 'none'] })).toMatchObject({
    puzzles: [{ typeVersion: 3 }, 'none'],
  })
})

test('a dinner or room of an older version gets the rows of a new one, and no scenes', () => {
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

test('a document of a newer version is refused as newer, whatever else it contains', () => {
  const deep = Array.from({ length: 40 }).reduce<object>((inside) => ({ of: inside }), {})
  for (const change of [{}, { scenes: 'none' }, { rooms: [] }, { scenes: [deep] }])
    expect(reasonOf({ ...first, version: projectVersion + 1, ...change })).toBe('newerVersion')
})

test.each([0, -1, 1.5, '1', null, undefined])('"%s" is not a version', (version) => {
  expect(reasonOf({ ...first, version })).toBe('invalid')
})

test('a field that this version does not know is refused, not dropped', () => {
  expect(reasonOf({ ...first, puzzles: [{ ...riddle, mood: 'grim' }] })).toBe('invalid')
})

/** The names of its fields, by version. Each version keeps its line: an older server must be able to call a file
 * newer. */
const shapes: Readonly<Record<number, string>> = {
  5: 'b2063c1ed87cd7b4',
  6: '258013dccdbef2dd',
  7: '095b666f9d413893',
  8: 'bf6f5223d5cf4862',
  9: '985be022726c70c0',
  10: '194066f0cbc381bc',
  11: 'e1847c3b8a3fc194',
}

test('changing a field requires a new version', () => {
  const fields = ({ shape }: { shape: object }) => Object.keys(shape).toSorted()
  const parts = {
    document: projectDocumentSchema,
    adventure: projectAdventureSchema,
    scene: projectSceneSchema,
    hotspot: projectSceneSchema.shape.hotspots.element,
    layer: projectLayerSchema,
    puzzle: projectPuzzleSchema,
    item: projectItemSchema,
    npc: projectNpcSchema,
    node: projectNodeSchema,
    ...projectKitSchemas,
  }
  const named = Object.entries(parts).map(([part, schema]) => `${part}: ${fields(schema).join(' ')}`)
  const hash = createHash('sha256').update(named.toSorted().join('\n')).digest('hex').slice(0, 16)
  expect({ [projectVersion]: hash }).toEqual({ [projectVersion]: shapes[projectVersion] })
})
