import { afterAll, beforeAll, expect, test } from 'vitest'
import { noDetails } from '#app/features/kits/paper/usual-print.ts'
import { readPdf } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { openProjectWorld } from '#tests/studio/project-world.ts'
import type { ProjectWorld } from '#tests/studio/project-world.ts'
import { kitFolder } from './build-pages.server.ts'
import type { Printing } from './build-pages.server.ts'
import { countParts } from './count-pages.server.ts'
import { listParts, partsToPrint, printKit } from './print-kit.server.ts'
import type { PrintProgress } from './print-progress.ts'
import type { PrintRequest } from './print-request.schema.ts'
import { findPrintedKit } from './printed-kit.server.ts'
import type { PrintedKit } from './printed-kit.server.ts'
import { wholePrint } from './whole-print.ts'

let world: ProjectWorld
let printed: PrintedKit
let guests: { id: string; name: string }[]

beforeAll(async () => {
  world = await openProjectWorld()
  const { id, creatorId } = await buildPublishedKit(world.database, 'mystery-dinner')
  printed = await findPrintedKit(world.database, {
    adventureId: id,
    viewer: { userId: creatorId, role: null },
    isDraft: false,
  })
  if (printed.kit.kind !== 'mystery-dinner') throw new Error('not a dinner')
  guests = printed.kit.document.characters.filter(({ role }) => role === 'suspect' || role === 'detective')
})
afterAll(() => world.close())

const printingOf = (request: PrintRequest, told: PrintProgress[] = []): Printing => ({
  where: world,
  printed,
  request,
  who: 'creator',
  tell: (progress) => told.push(progress),
  signal: new AbortController().signal,
  shelf: {},
})

const print = (more: Partial<PrintRequest>, told: PrintProgress[] = []) => {
  const request = { ...wholePrint, ...more }
  return printKit(printingOf(request, told), request, null)
}

const stored = async () => {
  let count = 0
  for await (const _ of world.storage.list(`${kitFolder}/`)) count++
  return count
}

const naming = (person: string) => ({
  details: { ...noDetails, roster: [{ characterId: guests[0]!.id, person }] },
})

test('pages, sheets and ink are counted as they are laid out, once for all hosts', async () => {
  const told: PrintProgress[] = []
  const count = (more: Partial<PrintRequest>) => countParts(printingOf({ ...wholePrint, ...more }, told))
  const sizes = await count({})
  expect(Object.keys(sizes).toSorted()).toEqual(
    listParts(printed, wholePrint)
      .map(({ id }) => id)
      .toSorted(),
  )
  for (const { pages, sheets, ink } of Object.values(sizes)) {
    expect(sheets).toBe(Math.ceil(pages / 2))
    expect(ink).toBeGreaterThan(0)
    expect(ink).toBeLessThan(2 * pages)
  }
  for (const part of ['guest-1', 'solution']) {
    const { pages } = await readPdf((await print({ part })).bytes as Uint8Array)
    expect(sizes[part]?.pages).toBe(pages.length)
  }
  await count(naming('Ada'))
  const before = [told.length, await stored()]
  expect(await count({})).toEqual(sizes)
  await count(naming('Bo'))
  expect([told.length, await stored()], 'names change no count').toEqual(before)
  await count({ choice: { ...wholePrint.choice, rounds: 'cards' } })
  // Guests' papers, the guide that says how to cut them, and the sizes of all
  expect((await stored()) - before[1]!).toBe(guests.length + 2)
}, 60_000)

test('what is sent is in files of its own, takes no paper, and is not in the one that is printed', async () => {
  const choice = { ...wholePrint.choice, isSent: true }
  const ids = (more: Partial<PrintRequest>) =>
    partsToPrint(printed, { ...wholePrint, choice, ...naming('Zoë L’Heureux'), ...more }).map(({ id }) => id)
  const sent = ['invitation-1', 'guest-1']
  expect(ids({}).filter((id) => sent.includes(id))).toEqual([])
  expect(ids({})).toContain('rounds-1')
  expect(ids({ form: 'zip' })).toEqual(expect.arrayContaining([...ids({}), ...sent]))
  const sizes = await countParts(printingOf({ ...wholePrint, choice }))
  expect(sizes['guest-1']).toEqual({ pages: 4, sheets: 0, ink: 0 })
  expect(sizes['rounds-1']).toMatchObject({ pages: 2, sheets: 1 })
  const booklet = await print({ choice, part: 'guest-1' })
  const { pages } = await readPdf(booklet.bytes as Uint8Array)
  expect(pages.map(({ width, height }) => [width, height].map(Math.round))).toEqual(pages.map(() => [420, 595]))
}, 60_000)

test('a file is named by part, character and person, in the language of the print', async () => {
  const choice = { ...wholePrint.choice, language: 'fr' as const, isSent: true }
  const { name } = await print({ choice, ...naming('Zoë L’Heureux'), part: 'guest-1' })
  expect(name).toMatch(/-livret-ada-moss-zoe-l-heureux\.pdf$/u)
  const visitor = { ...printed, standing: 'open' as const }
  const zip = await printKit(
    { ...printingOf({ ...wholePrint, choice }), printed: visitor },
    { ...wholePrint, choice, form: 'zip' },
    null,
  )
  const bytes = Buffer.from(await new Response(zip.bytes as ReadableStream<Uint8Array>).arrayBuffer())
  const entries = bytes.toString('latin1').split('PK\u0001\u0002').slice(1)
  const names = entries.map((entry) => /^.{42}([\w-]+\.pdf)/su.exec(entry)?.[1])
  expect(names).toContain('01-a-lire-d-abord.pdf')
  expect(names.some((each) => each?.endsWith('-porte-noms-et-chevalets.pdf'))).toBe(true)
}, 60_000)
