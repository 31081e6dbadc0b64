import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { emptyProject, projectZip, zipOf } from '#tests/studio/zips.ts'
import { outlineZip } from './outline-zip.ts'

const scene = { id: '0199f0a0-0000-7000-8000-000000000001', name: 'Hall', hotspots: [], imageAssetId: null }
const media = [{ id: '0199f0a0-0000-7000-8000-000000000002', purpose: 'scene', file: 'media/hall.webp' }]

test('a zip is known by its table of contents and its document', async () => {
  const zip = await projectZip({ scenes: [scene], media }, { 'media/hall.webp': randomBytes(100_000) })
  expect((await outlineZip(new Blob([new Uint8Array(zip)]))).scenes).toMatchObject([{ name: 'Hall' }])
})

test('a project in a folder, as archivers pack it, is found', async () => {
  const zip = await zipOf({ 'mine/project.json': JSON.stringify(emptyProject), '__MACOSX/mine/._project.json': 'x' })
  expect((await outlineZip(new Blob([new Uint8Array(zip)]))).adventure.title).toBe('The Attic')
})

test.each([
  ['missingMedia', async () => projectZip({ media })],
  ['noProject', async () => zipOf({ 'readme.txt': 'hello' })],
  ['noProject', async () => zipOf({ 'project.json': 'hello' })],
  ['damaged', async () => Buffer.from('PK, and nothing else')],
  ['damaged', async () => (await projectZip()).subarray(0, -10)],
  ['damaged', async () => (await projectZip()).subarray(40)],
] as const)('what is wrong with a zip is %s', async (reason, zip) => {
  await expect(outlineZip(new Blob([new Uint8Array(await zip())]))).rejects.toMatchObject({ reason })
})
