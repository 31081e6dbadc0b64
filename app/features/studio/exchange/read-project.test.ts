import { afterEach, expect, test } from 'vitest'
import { refusedProjectText } from '#app/features/studio/bring/refused-project-text.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { newId } from '#app/shared/ids.ts'
import { projectVersion } from './project-document.schema.ts'
import { ProjectRefused } from './project-refusal.ts'
import { readProject } from './read-project.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const fileWith = (hotspot: object) =>
  Buffer.from(
    JSON.stringify({
      format: 'whodini-project',
      version: projectVersion,
      adventure: { title: 'The attic', kind: 'online-adventure', primaryLanguage: 'en', coverAssetId: null },
      scenes: [
        {
          id: newId(),
          name: 'Hall',
          orientation: 'landscape',
          imageAssetId: null,
          soundAssetId: null,
          isStart: true,
          hotspots: [{ id: newId(), type: 'item', x: 50, y: 50, ...hotspot }],
        },
      ],
      puzzles: [],
      items: [],
      npcs: [],
      nodes: [],
      media: [],
    }),
  )

function refusal(data: Buffer) {
  try {
    readProject(data)
  } catch (error) {
    if (error instanceof ProjectRefused) return { reason: error.reason, ...error.details }
    throw error
  }
  return null
}

const nested = (levels: number): object => (levels === 0 ? {} : { of: nested(levels - 1) })

test.each([
  {},
  { x: 0, y: 100 },
  { width: 1, height: 1920 },
  {
    shape: 'polygon',
    points: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 100 },
    ],
  },
  { visibilityConditions: nested(7) },
])('a hotspot with %j is accepted unchanged', (hotspot) => {
  expect(readProject(fileWith(hotspot)).scenes[0]?.hotspots[0]).toMatchObject(hotspot)
})

test.each([
  [{ x: 9_999 }, 'x'],
  [{ y: -1 }, 'y'],
  [{ width: 0 }, 'width'],
  [{ height: 1921 }, 'height'],
  [{ visibilityConditions: nested(8) }, 'visibilityConditions'],
  [{ points: [{ x: 0, y: 101 }] }, 'points.0.y'],
])('a hotspot with %j is refused at its %s, not moved to the edge', (hotspot, field) => {
  expect(refusal(fileWith(hotspot))).toEqual({ reason: 'invalid', place: `scenes.0.hotspots.0.${field}` })
})

test.each([16, 40, 1_000])('a value nested %i levels deep is refused as too deep, with its place', (levels) => {
  const told = refusal(fileWith({ visibilityConditions: nested(levels) }))
  expect(told?.reason).toBe('tooDeep')
  expect(told?.place).toMatch(/^scenes\.0\.hotspots\.0\.visibilityConditions/)
  expect(told?.place?.length).toBeLessThanOrEqual(100)
})

test('a text that cannot be stored is refused with its place', () => {
  expect(refusal(fileWith({ name: 'a\u0000' }))).toEqual({ reason: 'invalid', place: 'scenes.0.hotspots.0.name' })
})

test.each([
  ['en', 'Something in its project.json is nested too deeply, at scenes.0. Nothing was imported.'],
  ['fr', 'Un passage de son project.json est imbriqué trop profondément\u00a0: scenes.0. Rien n’a été importé.'],
] as const)('in %s the reader is told that it is nested too deeply', (locale, text) => {
  overwriteGetLocale(() => locale)
  expect(refusedProjectText({ reason: 'tooDeep', place: 'scenes.0' })).toBe(text)
})
