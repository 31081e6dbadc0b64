import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressStaticFiles, encodings, loadStaticFiles } from './static-files.ts'

const script = 'export const words = "lantern";\n'.repeat(40)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whodini-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'page-1a2b.js'), script)
  await writeFile(join(folder, 'cover.webp'), 'RIFF')
})
afterEach(() => rm(folder, { recursive: true }))

test('a compressed body takes the memory of its bytes and no more', async () => {
  const { br, gzip } = await encodings(Buffer.from(script), 5)
  for (const body of [br!, gzip!]) expect(body.buffer.byteLength).toBe(body.length)
})

test('the build compresses text files, and the server reads the results', async () => {
  await compressStaticFiles(folder)
  const files = await loadStaticFiles(folder)
  expect([...files.keys()].sort()).toEqual(['/assets/page-1a2b.js', '/cover.webp'])
  const { bodies } = files.get('/assets/page-1a2b.js')!
  expect([bodies.identity, brotliDecompressSync(bodies.br!), gunzipSync(bodies.gzip!)].map(String)).toEqual(
    Array.from({ length: 3 }, () => script),
  )
  expect(Object.keys(files.get('/cover.webp')!.bodies)).toEqual(['identity'])
})

test('pictures are not compressed a second time, and compressing again adds nothing', async () => {
  for (const _ of [1, 2]) await compressStaticFiles(folder)
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    'assets',
    join('assets', 'page-1a2b.js'),
    join('assets', 'page-1a2b.js.br'),
    join('assets', 'page-1a2b.js.gz'),
    'cover.webp',
  ])
})
