import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { draftCommands } from '#database/schema/draft-commands.ts'
import { changeRow, createRow, edit, removeRows } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'
import type { OnlineKind } from '#app/features/rows/row-kind.ts'
import { forgetOldCommands, takeCommands } from './take-commands.server.ts'
import type { CommandAnswer } from './taken.ts'

const world = useStudioWorld()
let ids: Record<OnlineKind, string>

beforeEach(async () => {
  const scene = await world.create('scene', { name: 'Hall' })
  const npc = await world.create('npc', { name: 'Ada' })
  ids = {
    details: world.adventureId,
    scene: scene.id,
    hotspot: (await world.create('hotspot', { parent: scene.id, type: 'item', x: 50, y: 50 })).id,
    layer: (await world.create('layer', { parent: scene.id, name: 'Moon' })).id,
    puzzle: (await world.create('puzzle', { name: 'Safe', type: 'code_entry', solution: { correctCode: '4711' } })).id,
    item: (await world.create('item', { name: 'Key' })).id,
    npc: npc.id,
    node: (await world.create('node', { parent: npc.id, content: 'Hello.' })).id,
  }
})

const rowOf = async () =>
  (await world.database.select().from(adventures).where(eq(adventures.id, world.adventureId)))[0]!

describe('simultaneous commands', () => {
  test.each([
    ['details', (n: number) => ({ description: `Writer ${n}` })],
    ['scene', (n: number) => ({ description: `Writer ${n}` })],
    ['hotspot', (n: number) => ({ x: n })],
    ['layer', (n: number) => ({ y: n })],
    ['puzzle', (n: number) => ({ solution: { correctCode: `${n}` } })],
    ['item', (n: number) => ({ description: `Writer ${n}` })],
    ['npc', (n: number) => ({ description: `Writer ${n}` })],
    ['node', (n: number) => ({ subtitle: `Writer ${n}` })],
  ] as const)(
    'of 50 changes to one field of the %s one wins, and the others are asked about its value',
    async (kind, fields) => {
      const changes = []
      for (let n = 0; n < 50; n += 1) changes.push(await world.changeOf(kind, ids[kind], fields(n)))
      const answers = await Promise.all(changes.map((change) => world.tried(change)))
      const isWinner = (answer: CommandAnswer) => answer.status === 'taken' && answer.asked.length === 0
      expect(answers.filter(isWinner)).toHaveLength(1)
      const stands = await world.row(kind, ids[kind])
      for (const answer of answers.filter((each) => !isWinner(each))) {
        if (answer.status !== 'taken') throw new Error(`expected a question, got ${JSON.stringify(answer)}`)
        const [{ collisions }] = answer.asked as [(typeof answer.asked)[number]]
        expect(collisions).toHaveLength(1)
        const [field] = Object.keys(fields(0)) as [keyof typeof stands]
        expect(collisions[0]!.theirs[field]).toEqual(stands[field])
      }
    },
  )

  test('changes of different fields, texts and translations of one row all go through', async () => {
    const fields = [
      { name: 'Brass key' },
      { description: 'It is old.' },
      { rarity: 'rare' },
      { stackable: true },
      { consumable: true },
      { accessibilityText: 'A key.' },
      { useActions: { message: 'It turns.' } },
      { translations: { fr: { name: 'Clé' } } },
      { translations: { fr: { description: 'Vieille.' } } },
    ]
    const changes = []
    for (const each of fields) changes.push(await world.changeOf('item', ids.item, each))
    const answers = await Promise.all(changes.map((change) => world.tried(change)))
    expect(answers).toEqual(answers.map(({ id }) => ({ id, status: 'taken', asked: [] })))
    const { translations: _texts, ...columns } = Object.assign({}, ...fields) as Record<string, unknown>
    expect(await world.row('item', ids.item)).toMatchObject({
      ...columns,
      translations: { fr: { name: 'Clé', description: 'Vieille.' } },
    })
  })

  test('of 50 creations with one id, one is carried out', async () => {
    const id = newId()
    const made = Array.from({ length: 50 }, (_, n) => createRow('item', { id, name: `Lamp ${n}` }))
    for (const answer of await Promise.all(made.map((command) => world.tried(command))))
      expect(answer.status).toBe('taken')
    expect((await world.read()).items.filter((item) => item.id === id)).toHaveLength(1)
  })
})

describe('a command that is sent again', () => {
  test('is carried out once, whether in the same request, a later one or a simultaneous one', async () => {
    const request = edit(changeRow('hotspot', ids.hotspot, { x: 60 }, { x: 50 }), removeRows('item', ids.item))
    const twice = { ...request, commands: [...request.commands, ...request.commands] }
    await Promise.all(Array.from({ length: 5 }, () => world.send(twice)))
    await world.change('hotspot', ids.hotspot, { x: 50 })
    await world.create('item', { id: ids.item, name: 'Key again' })
    expect(await world.send(request)).toMatchObject({
      status: 'edited',
      taken: {
        results: [
          { status: 'taken', asked: [] },
          { status: 'taken', asked: [] },
        ],
      },
    })
    expect(await world.row('hotspot', ids.hotspot)).toMatchObject({ x: 50 })
    expect(await world.row('item', ids.item)).toMatchObject({ name: 'Key again' })
  })

  test('asks its author the same question again', async () => {
    await world.change('hotspot', ids.hotspot, { x: 10 })
    const request = edit(changeRow('hotspot', ids.hotspot, { x: 60, y: 70 }, { x: 50, y: 50 }))
    const first = await world.send(request)
    expect(first).toMatchObject({ taken: { results: [{ asked: [{ collisions: [{ theirs: { x: 10 } }] }] }] } })
    const again = await world.send(request)
    expect(again.status === 'edited' && again.taken.results).toEqual(first.status === 'edited' && first.taken.results)
  })

  test('does not count as a save, and neither does a refused one', async () => {
    const request = edit(changeRow('hotspot', ids.hotspot, { x: 60 }, { x: 50 }))
    const { draftRevision } = await rowOf()
    for (let time = 0; time < 3; time += 1)
      expect(await world.send(request)).toMatchObject({ taken: { draftRevision: draftRevision + 1 } })
    await world.send(edit(changeRow('hotspot', newId(), { x: 60 }, { x: 50 })))
    expect((await rowOf()).draftRevision).toBe(draftRevision + 1)
  })

  test('is recognized for a day', async () => {
    await world.change('hotspot', ids.hotspot, { x: 60 })
    expect(await forgetOldCommands(world.database)).toBe(0)
    await world.database.update(draftCommands).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    const kept = newId()
    await world.database.insert(draftCommands).values({ id: kept, adventureId: world.adventureId })
    expect(await forgetOldCommands(world.database)).toBeGreaterThan(0)
    expect((await world.database.select().from(draftCommands)).map(({ id }) => id)).toEqual([kept])
  })
})

test('a refused command does not prevent the others', async () => {
  const answer = await world.send(
    edit(
      changeRow('hotspot', ids.hotspot, { x: 60 }, { x: 50 }),
      changeRow('item', newId(), { name: 'Nothing' }, { name: '' }),
      changeRow('item', ids.item, { name: '' }, { name: 'Key' }),
      createRow('item', { name: 'Rope' }),
    ),
  )
  expect(answer).toMatchObject({
    taken: {
      results: [
        { status: 'taken' },
        { status: 'refused', refusal: { reason: 'gone' } },
        { status: 'refused', refusal: { reason: 'invalid', fields: { name: ['studio_errors_required'] } } },
        { status: 'taken' },
      ],
    },
  })
  expect(await world.read()).toMatchObject({ hotspots: [{ x: 60 }], items: [{ name: 'Key' }, { name: 'Rope' }] })
})

test('saving one field of a hotspot takes at most five statements, however large the draft is', async () => {
  const statements: string[] = []
  const { pool, database } = createDatabase(world.connection)
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [first] = args as [string | { text: string }]
      statements.push(typeof first === 'string' ? first : first.text)
      return query(...args)
    }) as typeof client.query
  })
  const commands = edit(changeRow('hotspot', ids.hotspot, { x: 60 }, { x: 50 })).commands as Parameters<
    typeof takeCommands
  >[2]['commands']
  await takeCommands(database, world.member, { adventureId: world.adventureId, commands })
  await pool.end()
  const own = statements.filter((text) => !/^(begin|commit|set )/iu.test(text))
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(5)
  expect(own.length).toBeGreaterThan(2)
})
