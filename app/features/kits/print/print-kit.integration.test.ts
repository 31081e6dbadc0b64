import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readPdf, squeezed } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import type * as Composed from '#app/features/kits/paper/compose-kit.ts'
import { askRefund } from '#app/features/payments/refunds/ask-refund.server.ts'
import { buildPublishedKit } from '#database/factories/build-kit.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { adventures } from '#database/schema/adventures.ts'
import { kitDownloads } from '#database/schema/kits.ts'
import { openProjectWorld } from '#tests/studio/project-world.ts'
import type { ProjectWorld } from '#tests/studio/project-world.ts'
import { noDetails } from '#app/features/kits/paper/usual-print.ts'
import type { Printing } from './build-pages.server.ts'
import { kitFolder } from './build-pages.server.ts'
import { listParts, partsToPrint, printKit } from './print-kit.server.ts'
import type { PrintProgress } from './print-progress.ts'
import type { PrintRequest } from './print-request.schema.ts'
import { findPrintedKit } from './printed-kit.server.ts'
import { readPrintOffer } from './read-print-offer.server.ts'
import { sweepKits } from './sweep-kits.server.ts'
import { wholePrint } from './whole-print.ts'

// The first sheet replaces all parts but the clues, so that this test does not depend on the others' templates
vi.mock('#app/features/kits/paper/compose-kit.ts', async (original) => {
  const { composeKit } = await original<typeof Composed>()
  const compose: typeof composeKit = (kit, composing) => {
    const [front, ...others] = composeKit(kit, composing)
    const guests =
      kit.kind === 'mystery-dinner'
        ? kit.document.characters.filter(({ role }) => role === 'suspect' || role === 'detective')
        : []
    const coming = guests.filter(({ id }) => !composing.details.absentIds.includes(id))
    return [
      front!,
      { ...front!, id: 'script', title: 'Script', reader: 'host', data: { ...front!.data, coming: coming.length } },
      ...coming.map(({ displayOrder, secret }) => ({
        ...front!,
        id: `guest-${displayOrder}`,
        title: `Booklet ${displayOrder}`,
        reader: 'guest' as const,
        data: { ...front!.data, secret, host: composing.details.host },
      })),
      ...others.filter(({ id }) => id === 'clues'),
    ]
  }
  return { composeKit: compose }
})

let world: ProjectWorld
let dinner: Awaited<ReturnType<typeof buildPublishedKit>>

beforeAll(async () => {
  world = await openProjectWorld()
  dinner = await buildPublishedKit(world.database, 'mystery-dinner', { priceCents: 900 })
})
afterAll(() => world.close())

const find = (userId: string | null, { role = null as string | null, isDraft = false, id = dinner.id } = {}) =>
  findPrintedKit(world.database, { adventureId: id, viewer: { userId, role }, isDraft })

async function print(
  userId: string | null,
  asked: Partial<PrintRequest> = {},
  { id = dinner.id, tell = (_told: PrintProgress) => {}, signal = new AbortController().signal } = {},
) {
  const whole = { ...wholePrint, ...asked }
  const printing: Printing = {
    where: world,
    printed: await find(userId, { id }),
    request: whole,
    who: userId ?? 'address:1',
    tell,
    signal,
    shelf: {},
  }
  return printKit(printing, whole, userId === null ? null : { userId })
}

async function buyer() {
  const { id } = await buildUser(world.database)
  const bought = await buildPurchase(world.database, { buyerId: id, adventureId: dinner.id })
  return { id, bought }
}

const downloads = (userId: string) => world.database.select().from(kitDownloads).where(eq(kitDownloads.userId, userId))
const plays = async (id = dinner.id) =>
  (await world.database.select({ plays: adventures.totalPlays }).from(adventures).where(eq(adventures.id, id)))[0]!
    .plays
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of world.storage.list(`${kitFolder}/`)) keys.push(key)
  return keys
}
const isPdf = ({ bytes }: { bytes: unknown }) =>
  bytes instanceof Uint8Array && Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

test('a visitor prints only public parts, which counts as no download', async () => {
  const printed = await find(null)
  expect(printed.standing).toBe('open')
  expect(partsToPrint(printed, wholePrint).map(({ id }) => id)).toEqual(['read-first'])
  expect(() => partsToPrint(printed, { ...wholePrint, part: 'script' })).toThrow(/notFound/u)
  expect(() => partsToPrint(printed, { ...wholePrint, part: 'guest-0' })).toThrow(/notFound/u)
  const { id } = await buildUser(world.database)
  expect(isPdf(await print(id))).toBe(true)
  expect(await downloads(id)).toEqual([])
  const offer = await readPrintOffer(world.database, {
    adventureId: dinner.id,
    viewer: { userId: null, role: null },
    locale: 'fr',
  })
  expect(offer).toMatchObject({ standing: 'open', languages: ['fr', 'en'], hints: null })
  expect(JSON.stringify(offer)).not.toContain('Secret of')
})

test('a buyer’s first download is a play, ends the automatic refund and is recorded once', async () => {
  const { id, bought } = await buyer()
  const before = (await plays()) ?? 0
  const ask = () => askRefund(world.database, { purchaseId: bought.id, userId: id }, () => Promise.resolve(new Map()))
  await print(id, { part: 'read-first' })
  expect(await downloads(id)).toEqual([])
  await print(id, { part: 'script' })
  await print(id)
  expect(await downloads(id)).toMatchObject([{ adventureId: dinner.id, editionId: dinner.publishedEditionId }])
  expect(await plays()).toBe(before + 1)
  expect(await ask()).toMatchObject({ outcome: 'refused', standing: { why: 'downloaded' } })
})

test('of a simultaneous first download and refund the later one is refused', async () => {
  await print(dinner.creatorId, { part: 'script' })
  for (let round = 0; round < 40; round++) {
    const { id, bought } = await buyer()
    const ask = () => askRefund(world.database, { purchaseId: bought.id, userId: id }, () => Promise.resolve(new Map()))
    const acts = [() => codeOf(print(id, { part: 'script' })), async () => (await ask()).outcome]
    const order = round % 2 === 0 ? [0, 1] : [1, 0]
    const said = await Promise.all(order.map((at) => acts[at]!()))
    const [file, refund] = order.map((at) => said[at])
    expect([file === 'done', refund === 'refunded'].filter(Boolean), `${file} ${refund}`).toHaveLength(1)
    expect(await downloads(id)).toHaveLength(file === 'done' ? 1 : 0)
  }
})

test('no first copy is sent during a refund; somebody who has the kit may print it again', async () => {
  const [fresh, printed] = [await buyer(), await buyer()]
  await print(printed.id, { part: 'script' })
  const ask = (asked: boolean) =>
    world.pool.query(`update purchases set refund_asked_at = $1 where buyer_id = any ($2)`, [
      asked ? new Date() : null,
      [fresh.id, printed.id],
    ])
  await ask(true)
  expect(await codeOf(print(fresh.id, { part: 'script' }))).toBe('refundUnknown')
  expect(isPdf(await print(fresh.id, { part: 'read-first' })), 'what is for anyone').toBe(true)
  expect(isPdf(await print(printed.id, { part: 'script' }))).toBe(true)
  expect(await downloads(fresh.id)).toEqual([])
  await ask(false)
  expect(isPdf(await print(fresh.id, { part: 'script' }))).toBe(true)
})

test('its creator and admins print without a record, and only they can print the draft', async () => {
  const creator = dinner.creatorId!
  await print(creator)
  expect(await downloads(creator)).toEqual([])
  expect((await find(creator, { isDraft: true })).edition).toBe(null)
  expect((await find(world.member.userId, { role: 'admin' })).standing).toBe('own')
  expect(await codeOf(find((await buyer()).id, { isDraft: true }))).toBe('notFound')
  expect(await codeOf(find(null, { isDraft: true }))).toBe('notFound')
})

test('a kit taken back from a buyer can no longer be printed, but the download stays recorded', async () => {
  const { id } = await buyer()
  await print(id, { part: 'script' })
  await world.pool.query(
    `update entitlements set taken_back_at = now(), taken_back_reason = 'refund' where user_id = $1`,
    [id],
  )
  expect((await find(id)).standing).toBe('open')
  expect(await downloads(id)).toHaveLength(1)
})

test('equal pages are stored and set once; no stored file has personal details', async () => {
  const { id } = await buyer()
  const asked = { part: 'guest-1', choice: { ...wholePrint.choice, paper: 'a4' as const } }
  const before = await stored()
  const [one, two] = await Promise.all([print(id, asked), print(dinner.creatorId, asked)])
  const after = await stored()
  expect(after.length - before.length).toBe(2)
  expect(two.bytes).toEqual(one.bytes)
  const told: PrintProgress[] = []
  await print(id, asked, { tell: (progress) => told.push(progress) })
  expect(told).toEqual([])
  await print(id, { ...asked, details: { ...noDetails, host: 'Ada' } }, { tell: (each) => told.push(each) })
  expect(told.map(({ stage }) => stage)).toContain('setting')
  expect(await stored()).toEqual(after)
})

test('a guest who cancels or comes after all changes some parts; only optional guests may', async () => {
  const printed = await find(dinner.creatorId)
  if (printed.kit.kind !== 'mystery-dinner') throw new Error('not a dinner')
  const optional = printed.kit.document.characters.find(({ isOptional }) => isOptional)!
  const needed = printed.kit.document.characters.find((each) => each.role === 'suspect' && !each.isOptional)!
  const away = { ...noDetails, absentIds: [optional.id] }
  const without = (id: string) => ({
    ...wholePrint,
    details: { ...noDetails, absentIds: [id] },
    changedOnly: true,
    earlier: noDetails,
  })
  expect(partsToPrint(printed, without(optional.id)).map(({ id }) => id)).toEqual(['script', 'clues'])
  expect(() => partsToPrint(printed, without(needed.id))).toThrow(/invalidInput/u)
  const again = { ...without(optional.id), earlier: away }
  expect(listParts(printed, again).map(({ change }) => change)).not.toContain('changed')
  const back = { ...wholePrint, changedOnly: true, earlier: away }
  const booklet = `guest-${optional.displayOrder}`
  expect(partsToPrint(printed, back).map(({ id }) => id)).toEqual(['read-first', 'script', booklet, 'clues'])
  const first = { ...without(optional.id), earlier: null }
  expect(partsToPrint(printed, first), 'nothing was printed yet').toHaveLength(listParts(printed, first).length)
  const renamed = { ...wholePrint, details: { ...noDetails, host: 'Ada' }, changedOnly: true, earlier: noDetails }
  expect(partsToPrint(printed, renamed).map(({ id }) => id)).toContain('guest-1')
  expect(() => partsToPrint(printed, { ...wholePrint, choice: { ...wholePrint.choice, language: 'fr' } })).not.toThrow()
})

test('of the clues only sheets with a new holder are printed, with their old codes', async () => {
  const printed = await find(dinner.creatorId)
  if (printed.kit.kind !== 'mystery-dinner') throw new Error('not a dinner')
  const { characters, clues } = printed.kit.document
  const { id: absent } = characters.find(({ isOptional }) => isOptional)!
  const dealt = clues.filter(({ holderId }) => holderId === absent)
  const away = { ...noDetails, absentIds: [absent] }
  const pagesOf = async (asked: Partial<PrintRequest>) => {
    const { bytes } = await print(dinner.creatorId, asked)
    const { pages } = await readPdf(bytes as Uint8Array)
    return pages.map(({ marks, text }) => [/·(G?\d+‐\d+)/u.exec(marks)?.[1], text] as const)
  }
  const whole = new Map(await pagesOf({ details: away }))
  const changed = await pagesOf({ details: away, changedOnly: true, earlier: noDetails })
  const sheets = changed.filter(([code]) => code?.startsWith('03‐'))
  expect(sheets.filter((_, at) => at % 2 === 0).map(([, text]) => text)).toEqual(
    dealt.map(({ content }) => expect.stringContaining(squeezed(content)) as string),
  )
  expect(sheets.map(([code, text]) => [code, text])).toEqual(sheets.map(([code]) => [code, whole.get(code)]))
  const back = await pagesOf({ changedOnly: true, earlier: away })
  const contents = (pages: readonly (readonly [string | undefined, string])[]) => new Map(pages).get('01‐2')
  expect(contents(back), 'all pages are counted').toBe(contents(await pagesOf({})))
})

test('a zip has a file for each part, and reports progress part by part', async () => {
  const room = await buildPublishedKit(world.database, 'escape-room')
  const told: PrintProgress[] = []
  const zip = await print(null, { form: 'zip' }, { id: room.id, tell: (progress) => told.push(progress) })
  const bytes = Buffer.from(await new Response(zip.bytes as ReadableStream<Uint8Array>).arrayBuffer())
  expect([zip.type, bytes.subarray(0, 2).toString()]).toEqual(['application/zip', 'PK'])
  for (const name of ['01-read-me-first.pdf', '02-script.pdf']) expect(bytes.includes(name)).toBe(true)
  expect(told.filter(({ stage }) => stage === 'setting')).toEqual([
    { stage: 'setting', part: 1, parts: 2 },
    { stage: 'setting', part: 2, parts: 2 },
  ])
})

test('files of kits are deleted two weeks after they were set', async () => {
  await print(dinner.creatorId, { part: 'script' })
  const day = 86_400_000
  expect(await sweepKits(world.storage, 14 * day, Date.now() + 13 * day)).toBe(0)
  expect(await sweepKits(world.storage, 14 * day, Date.now() + 15 * day)).toBeGreaterThan(0)
  expect(await stored()).toEqual([])
})
