import { eq, getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { createAdventureSchema, deleteAdventureSchema } from '#app/features/studio/projects/projects.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { profiles } from '#database/schema/accounts.ts'
import { adventures } from '#database/schema/adventures.ts'
import { buildPurchase } from '#database/factories/build-purchase.ts'
import { changeRow, edit } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import { createAdventure } from './create-adventure.server.ts'
import { deleteAdventure } from './delete-adventure.server.ts'
import { listOwnAdventures } from './project.queries.server.ts'

const world = useStudioWorld(null)

const create = (fields: Record<string, unknown>) =>
  createAdventure(
    world.database,
    world.member,
    createAdventureSchema.parse({
      intent: 'create-adventure',
      kind: 'online-adventure',
      title: 'The Rabbit',
      ...fields,
    }),
  )

const rowOf = async (id: string) => {
  const [row] = await world.database.select().from(adventures).where(eq(adventures.id, id))
  if (!row) throw new Error('no row')
  return row
}

const remove = (who: Member, adventureId: string) =>
  deleteAdventure(world.database, who, { intent: 'delete-adventure', adventureId })

test('a project with only a title is a free draft of the first category and difficulty 3', async () => {
  const { id } = await create({ title: '  The Rabbit Takes a Bow! ' })
  expect(await rowOf(id)).toMatchObject({
    title: 'The Rabbit Takes a Bow!',
    slug: expect.stringMatching(/^the-rabbit-takes-a-bow-\d{13}$/) as string,
    creatorId: world.member.userId,
    kind: 'online-adventure',
    category: 'Mystery',
    difficulty: 3,
    priceCents: 0,
    status: 'draft',
    primaryLanguage: 'en',
    languages: ['en'],
  })
})

test.each([
  ['12.5', 1250],
  ['12,50', 1250],
  ['0.01', 1],
  ['9999.99', 999_999],
  ['0', 0],
])('a price typed as %s is stored as %d cents', async (price, cents) => {
  expect((await rowOf((await create({ price })).id)).priceCents).toBe(cents)
})

test.each([
  ['a blank title', { title: '   ' }],
  ['a negative price', { price: '-1' }],
  ['a price with three decimals', { price: '1.005' }],
  ['a price that is no number', { price: 'free' }],
  ['a difficulty of 6', { difficulty: 6 }],
  ['a category of another kind', { category: 'Victorian' }],
  ['a kind that is none', { kind: 'board-game' }],
  ['a status', { status: 'published' }],
  ['a creator', { creatorId: newId() }],
])('%s is refused', (_what, fields) => {
  expect(
    createAdventureSchema.safeParse({
      intent: 'create-adventure',
      kind: 'online-adventure',
      title: 'The Rabbit',
      ...fields,
    }).success,
  ).toBe(false)
})

test('only the columns of the dialog can be given to a new project, and none to a deletion', () => {
  const names = Object.entries(getTableColumns(adventures)).flatMap(([property, column]) => [property, column.name])
  const declared = ['title', 'kind', 'category', 'difficulty', 'description', 'imageDescription', 'primaryLanguage']
  for (const name of names.filter((each) => !declared.includes(each))) {
    expect(
      createAdventureSchema.safeParse({
        intent: 'create-adventure',
        kind: 'online-adventure',
        title: 'The Rabbit',
        [name]: 1,
      }).success,
      name,
    ).toBe(false)
  }
  for (const name of names)
    expect(
      deleteAdventureSchema.safeParse({ intent: 'delete-adventure', adventureId: newId(), [name]: 1 }).success,
      name,
    ).toBe(false)
})

test('each kind starts with its own first category', async () => {
  expect((await rowOf((await create({ kind: 'mystery-dinner' })).id)).category).toBe('1920s')
  expect((await rowOf((await create({ kind: 'escape-room' })).id)).category).toBe('Home Setup')
})

test('projects with the same title created at the same time have different slugs', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => create({})))
  const slugs = await Promise.all(made.map(async ({ id }) => (await rowOf(id)).slug))
  expect(new Set(slugs).size).toBe(12)
})

test('the first project makes its owner a creator, even a person without a profile', async () => {
  const isCreator = async () =>
    (await world.database.select().from(profiles).where(eq(profiles.id, world.member.userId)))[0]?.isCreator
  expect(await isCreator()).toBe(false)
  await create({})
  expect(await isCreator()).toBe(true)
  await world.database.delete(profiles).where(eq(profiles.id, world.member.userId))
  await create({})
  expect(await isCreator()).toBe(true)
})

test('the list has one’s own projects of every status, last changed first, none from the trash', async () => {
  const [first, second, third] = [
    await create({ title: 'First' }),
    await create({ title: 'Second' }),
    await create({ title: 'Third' }),
  ]
  await buildAdventure(world.database)
  world.adventureId = first.id
  await world.change('details', first.id, { description: 'Touched' })
  await remove(world.member, second.id)
  expect((await listOwnAdventures(world.database, world.member)).map((row) => row.title)).toEqual(['First', 'Third'])
  expect(third.kind).toBe('online-adventure')
})

test('revenue is payments minus refunds, without tests, disputes and pending payments', async () => {
  const { id } = await create({})
  const sale = { adventureId: id, amountCents: 1000, provider: 'stripe' } as const
  const sales = [
    sale,
    { ...sale, taxCents: 150, refundedCents: 288 },
    { ...sale, status: 'refunded' },
    { ...sale, provider: 'test' },
    { ...sale, status: 'pending' },
    { ...sale, status: 'disputed' },
    { ...sale, flag: 'mismatch' },
  ] as const
  for (const each of sales)
    await buildPurchase(world.database, { ...each, buyerId: (await buildUser(world.database)).id })
  const other = await create({ title: 'Unsold' })
  const revenue = Object.fromEntries(
    (await listOwnAdventures(world.database, world.member)).map((row) => [row.id, row.revenueCents]),
  )
  expect(revenue).toEqual({ [id]: 1750, [other.id]: 0 })
})

test('deleting moves a project to the trash, once, and only its creator or an admin can do it', async () => {
  const { id } = await create({})
  const other = (await buildUser(world.database)).member
  const moderator = (await buildUser(world.database, { role: 'moderator' })).member
  await expect(remove(other, id)).rejects.toMatchObject({ code: 'notFound' })
  await expect(remove(moderator, id)).rejects.toMatchObject({ code: 'notFound' })
  expect((await rowOf(id)).deletedAt).toBeNull()
  await remove(world.member, id)
  expect((await rowOf(id)).deletedAt).toBeInstanceOf(Date)
  await expect(remove(world.member, id)).rejects.toMatchObject({ code: 'notFound' })
  const admin = (await buildUser(world.database, { role: 'admin' })).member
  const second = await create({})
  await remove(admin, second.id)
  expect((await rowOf(second.id)).deletedAt).toBeInstanceOf(Date)
})

test('a project in the trash can no longer be edited', async () => {
  const { id } = await create({})
  await remove(world.member, id)
  expect(await world.send(edit(changeRow('details', id, { title: 'Back' }, { title: 'Title' })), id)).toMatchObject({
    status: 'failed',
    error: { code: 'notFound' },
  })
  expect((await rowOf(id)).title).not.toBe('Back')
})
