import { describe, expect, test } from 'vitest'
import {
  arrange,
  change,
  create,
  id,
  remove,
  row as rowOf,
  smallDraft,
} from '#app/features/studio/draft/draft.fixtures.ts'
import type { Change, Command } from '#app/features/studio/draft/command.schema.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import { betweenTogether, pauseTogether } from './log.ts'
import { away, broken, settle, studio } from './store.fixtures.ts'

const tooMany = { reason: 'failed', error: { code: 'tooLarge', params: {} } } as const
const tooLong: Refusal = { reason: 'invalid', fields: { name: ['studio_errors_too_long'] } }
const named = (fields: object, was: object) => ({ op: 'change', kind: 'item', id: id('key'), fields, was })

describe('what is typed', () => {
  test('is one command, sent after a pause, with the previous values', async () => {
    const { store, edit, sent, pass, take, commands, row } = studio()
    edit('key', { name: 'B' })
    await pass(500)
    edit('key', { name: 'Brass' })
    await pass(799)
    expect([sent.length, row('key')!.name, store.summary]).toEqual([0, 'Brass', 'unsaved'])
    await pass(1)
    expect(commands()).toEqual([named({ name: 'Brass' }, { name: 'Key' })])
    await take()
    expect([store.summary, row('key')!.name]).toEqual(['saved', 'Brass'])
  })

  test('beside somebody else is sent soon after its first key, without a pause in typing', async () => {
    const { store, edit, sent, pass, take, commands } = studio()
    store.beTogether(true)
    edit('key', { name: 'B' })
    await pass(pauseTogether - 1)
    edit('key', { name: 'Br' })
    expect(sent).toHaveLength(0)
    await pass(1)
    expect(commands()).toEqual([named({ name: 'Br' }, { name: 'Key' })])
    edit('key', { name: 'Brass' })
    await take()
    await pass(betweenTogether - 1)
    expect(sent).toHaveLength(1)
    await pass(1)
    expect(commands()).toEqual([named({ name: 'Brass' }, { name: 'Br' })])
  })

  test('for minutes beside somebody else is saved once a second at most', async () => {
    const { store, edit, sent, pass, take } = studio()
    store.beTogether(true)
    for (let keys = 0, taken = 0; keys < 300; keys++) {
      edit('key', { name: `Key ${keys}` })
      await pass(100)
      if (sent.length > taken) await take()
      taken = sent.length
    }
    expect(sent.length).toBeGreaterThan(25)
    expect(sent.length).toBeLessThanOrEqual(30)
  })

  test('during a request is sent after it, based on its result', async () => {
    const { edit, sent, pass, take, commands } = studio()
    edit('key', { name: 'A' })
    await pass(800)
    edit('key', { name: 'AB' })
    await pass(5_000)
    expect(sent).toHaveLength(1)
    await take()
    expect(commands()).toEqual([named({ name: 'AB' }, { name: 'A' })])
  })

  test('in several rows is one request, and a link to a new row goes after its creation', async () => {
    const { store, edit, pass, take, answer, commands, server } = studio()
    edit('key', { name: 'A' })
    void store.run(create('scene', 'cellar', { name: 'Cellar' }))
    await answer(away)
    edit('door', { targetId: id('cellar') })
    edit('butler', { name: 'Jeeves' })
    await pass(60_000)
    expect(commands().map(({ op }) => op)).toEqual(['change', 'create', 'change', 'change'])
    await take()
    expect([store.summary, rowOf(server.draft, 'door').targetId]).toEqual(['saved', id('cellar')])
  })

  test('and refused stays, with the reason; typing on tries again as another command', async () => {
    const { store, edit, sent, pass, refuse, take, commands, row } = studio()
    edit('key', { name: 'Long', description: 'Old' })
    await pass(800)
    await refuse(tooLong)
    expect([store.summary, row('key')!.name, store.getState().log[0]!.why]).toEqual(['refused', 'Long', tooLong])
    await pass(60_000)
    expect(sent).toHaveLength(1)
    edit('key', { name: 'Short' })
    await pass(800)
    expect(commands()).toEqual([named({ name: 'Short', description: 'Old' }, { name: 'Key', description: '' })])
    await take()
    expect(store.summary).toBe('saved')
  })

  test('while a change is refused is sent together with the rest of that change', async () => {
    const { edit, pass, refuse, commands } = studio()
    edit('key', { name: 'Long', description: 'Old' })
    await pass(800)
    edit('key', { name: 'Short' })
    await refuse(tooLong)
    await pass(800)
    expect(commands()).toEqual([named({ name: 'Short', description: 'Old' }, { name: 'Key', description: '' })])
  })

  test('into a row that somebody else has removed is kept and reported until its author drops it', async () => {
    const { store, server, edit, pass, take, row } = studio()
    edit('door', { name: 'Gate' })
    await server.does(remove('scene', 'hall'))
    store.replace(server.load())
    await pass(800)
    await take()
    expect(store.getState().log).toMatchObject([
      { status: 'refused', why: { reason: 'gone' }, name: expect.any(String) },
    ])
    store.drop(store.getState().log[0]!.id)
    expect([store.summary, row('door')]).toEqual(['saved', undefined])
  })

  test('in a dialog of a row that somebody else has removed is kept, known or not', async () => {
    const { store, server, take, row } = studio()
    const changed = (fields: object) => named(fields, { name: 'Key' }) as Command
    const saved = store.run(changed({ name: 'Brass' }))
    await server.does(remove('item', 'key'))
    await take()
    expect(await saved).toMatchObject({ status: 'refused', refusal: { reason: 'gone' } })
    expect(row('key')).toBeUndefined()
    expect(await store.run(changed({ name: 'Iron' }))).toMatchObject({ status: 'refused' })
    expect(store.getState().log).toMatchObject([
      { status: 'refused', command: named({ name: 'Brass' }, { name: 'Key' }) },
      { status: 'refused', command: named({ name: 'Iron' }, { name: 'Key' }) },
    ])
  })
})

describe('without a connection', () => {
  test('everything is kept and retried after growing pauses, or immediately when asked', async () => {
    const { store, edit, sent, pass, answer, take } = studio()
    edit('key', { name: 'A' })
    await pass(800)
    await answer(away)
    expect(store.summary).toBe('offline')
    await pass(999)
    expect(sent).toHaveLength(1)
    await pass(1)
    await answer(away)
    await pass(1_999)
    expect(sent).toHaveLength(2)
    const flushed = store.flush()
    await take()
    expect([sent.length, await flushed]).toEqual([3, 'saved'])
  })

  test('a lost answer causes no question, even after more typing; nothing is done twice', async () => {
    const { store, server, edit, sent, pass, take, commands } = studio()
    edit('key', { name: 'A' })
    await pass(800)
    await take(false)
    edit('key', { name: 'AB' })
    await pass(1_000)
    const [first, again] = sent.map(({ request }) => request)
    expect(again).toEqual(first)
    await take()
    expect(commands()).toEqual([named({ name: 'AB' }, { name: 'A' })])
    await take()
    expect([store.summary, rowOf(server.draft, 'key').name]).toEqual(['saved', 'AB'])
  })

  test('a question whose answer was lost is asked when it is resent', async () => {
    const { store, server, edit, pass, take, statuses } = studio()
    edit('key', { name: 'Mine', description: 'Small' })
    await server.does(change(server.draft, 'key', { name: 'Theirs' }))
    await pass(800)
    await take(false)
    await pass(1_000)
    await take()
    expect([statuses(), store.getState().log[0]!.command]).toMatchObject([['asked'], { fields: { name: 'Mine' } }])
  })

  test('a new row is there immediately, with what is typed into it, and reported as kept', async () => {
    const { store, edit, answer, pass, take, commands, row, server } = studio()
    const made = store.run(create('scene', 'cellar', { name: 'Cellar' }))
    await answer(away)
    expect(await made).toEqual({ status: 'kept' })
    edit('cellar', { name: 'Vault' })
    expect([row('cellar')!.name, store.summary]).toEqual(['Vault', 'offline'])
    await pass(60_000)
    expect(commands().map(({ op }) => op)).toEqual(['create', 'change'])
    await take()
    expect([store.summary, rowOf(server.draft, 'cellar').name]).toEqual(['saved', 'Vault'])
  })

  test('what only the server can do is reported as not reached, never done on half of the draft', async () => {
    const { store, edit, sent, answer } = studio()
    edit('key', { name: 'A' })
    const published = store.ask({ intent: 'publish-update' })
    await answer(away)
    expect([await published, sent.length]).toEqual([away, 1])
  })

  test('the last of several orders counts, and rows added by others keep their places', async () => {
    const { store, server, answer, pass, take, row } = studio()
    void store.run(arrange('scene', ['attic', 'hall']))
    await answer(away)
    void store.run(arrange('scene', ['hall', 'attic']))
    await answer(away)
    await server.does(create('scene', 'loft', { name: 'Loft' }))
    await pass(60_000)
    await take()
    expect(server.draft.rows.scene.map(({ name }) => name)).toEqual(['Hall', 'Attic', 'Loft'])
    expect(row('hall')!.displayOrder).toBe(0)
  })
})

describe('what somebody else has changed too', () => {
  const asked = async () => {
    const world = studio()
    world.edit('key', { name: 'Mine', description: 'My words', rarity: 'rare' })
    await world.server.does(
      change(world.server.draft, 'key', { name: 'Theirs', description: 'Their words', stackable: true }),
    )
    await world.pass(800)
    await world.take()
    return world
  }

  test('becomes a question for each field; everything else merges without one', async () => {
    const { store, server, row, sent, pass } = await asked()
    expect(store.getState().log).toMatchObject([
      {
        status: 'asked',
        collisions: [
          { mine: { name: 'Mine' }, theirs: { name: 'Theirs' } },
          { mine: { description: 'My words' }, theirs: { description: 'Their words' } },
        ],
      },
    ])
    expect(rowOf(server.draft, 'key')).toMatchObject({ name: 'Theirs', rarity: 'rare', stackable: true })
    expect(row('key')).toMatchObject({ name: 'Mine', stackable: true })
    await pass(60_000)
    expect([sent.length, store.summary]).toEqual([1, 'conflict'])
  })

  test('is decided field by field, including what was typed since', async () => {
    const { store, edit, pass, take, commands, server } = await asked()
    edit('key', { name: 'Mine at last' })
    const [question] = store.getState().log
    store.decide(question!.id, question!.collisions.slice(1))
    await pass(0)
    expect(commands()).toEqual([named({ name: 'Mine at last' }, { name: 'Theirs', description: 'Their words' })])
    await take()
    expect(rowOf(server.draft, 'key')).toMatchObject({ name: 'Mine at last', description: 'Their words' })
    expect(store.summary).toBe('saved')
  })

  test('and the author leaves to them needs no sending', async () => {
    const { store, sent, row, pass } = await asked()
    const [question] = store.getState().log
    store.decide(question!.id, question!.collisions)
    await pass(60_000)
    expect([sent.length, store.summary, row('key')!.name]).toEqual([1, 'saved', 'Theirs'])
  })

  test('is asked again only when they save the same field again', async () => {
    const { store, server, pass, take } = await asked()
    const [question] = store.getState().log
    store.decide(question!.id, [])
    await server.does(change(server.draft, 'key', { name: 'Theirs again' }))
    await pass(0)
    await take()
    expect(store.getState().log).toMatchObject([
      { status: 'asked', collisions: [{ mine: { name: 'Mine' }, theirs: { name: 'Theirs again' } }] },
    ])
  })

  test('is one question per row, also when a dialog writes the same field', async () => {
    const { store, take } = await asked()
    void store.run(change(store.draft, 'key', { name: 'From a dialog' }))
    await take()
    const { log } = store.getState()
    expect(log.map(({ status, command }) => [status, 'fields' in command && command.fields])).toEqual([
      ['asked', { name: 'From a dialog', description: 'My words' }],
    ])
    expect(log[0]!.collisions).toHaveLength(2)
  })

  test('joins the question in the order of typing, whatever request is running', async () => {
    const first = await asked()
    const later = studio(undefined, first.server)
    const log = first.store.getState().log.map((entry) => ({ ...entry }))
    const next = { ...log[0]!, id: id('second'), command: { ...log[0]!.command, fields: { name: 'Second' } } as Change }
    later.store.restore([...log, next])
    later.edit('key', { name: 'Third' })
    await later.take()
    later.edit('key', { name: 'Fourth' })
    await later.take()
    const { command, status } = later.store.getState().log[0]!
    expect([later.statuses(), status, command]).toMatchObject([['asked'], 'asked', { fields: { name: 'Fourth' } }])
  })

  test('is asked again, and not overwritten, by a newly opened page', async () => {
    const first = await asked()
    const later = studio(undefined, first.server)
    later.store.restore(first.store.getState().log)
    await later.pass(0)
    await later.take()
    expect(later.store.getState().log).toMatchObject([
      { status: 'asked', collisions: [{ theirs: { name: 'Theirs' } }, {}] },
    ])
    expect(rowOf(first.server.draft, 'key').name).toBe('Theirs')
  })

  test('is no question if both made the same change', async () => {
    const { store, server, edit, pass, take } = studio()
    edit('adventure', { title: ' Same ', price: '12,5' })
    await server.does(change(server.draft, 'adventure', { title: 'Same', price: '12.50' }))
    await pass(800)
    await take()
    expect(store.getState().log).toEqual([])
  })

  test('is not removed: it returns as they left it, until its author removes it again', async () => {
    const { store, server, answer, pass, take, row } = studio()
    void store.run(remove('item', 'key'))
    await answer(away)
    await server.does(change(server.draft, 'key', { name: 'Theirs' }))
    await pass(1_000)
    await take()
    expect([row('key')!.name, store.summary]).toEqual(['Theirs', 'refused'])
    store.retry(store.getState().log[0]!.id)
    await take()
    expect([row('key'), store.summary]).toEqual([undefined, 'saved'])
  })
})

describe('a dialog', () => {
  test('is done once the server has answered', async () => {
    const { store, take, row } = studio()
    const made = store.run(create('item', 'lens', { name: 'Lens' }))
    expect([row('lens')!.name, store.getState().busy]).toEqual(['Lens', true])
    await take()
    expect([await made, store.getState().busy]).toEqual([{ status: 'done' }, false])
  })

  test('learns immediately, without the server, what cannot be done or has nothing to act on', async () => {
    const { store, sent } = studio()
    expect(await store.run(change(store.draft, 'key', { name: ' ' }))).toMatchObject({ refusal: { reason: 'invalid' } })
    expect(await store.run(() => null)).toMatchObject({ status: 'refused' })
    expect(sent).toEqual([])
  })

  test('whose command the server refuses keeps it: none of it stays in the log', async () => {
    const { store, refuse, row } = studio()
    const made = store.run(create('item', 'lens', { name: 'Lens' }))
    await refuse(tooMany)
    expect(await made).toMatchObject({ status: 'refused', refusal: tooMany })
    expect([store.getState().log, store.getState().history.done, row('lens')]).toEqual([[], [], undefined])
  })

  test('does not lose later typing into its row when it is refused', async () => {
    const { store, edit, pass, take, refuse, row } = studio()
    edit('butler', { name: 'Jeeves' })
    await pass(800)
    const written = store.run(change(store.draft, 'key', { name: 'Long' }))
    edit('key', { description: 'Typed' })
    await take()
    await pass(800)
    await refuse(tooLong)
    expect(await written).toMatchObject({ status: 'refused' })
    await settle()
    expect(row('key')).toMatchObject({ description: 'Typed' })
  })

  test('fixes what was refused of its row, and the rest is retried after it', async () => {
    const { store, edit, pass, refuse, take, commands } = studio()
    edit('key', { name: 'Long', description: 'Old' })
    await pass(800)
    await refuse(tooLong)
    void store.run(change(store.draft, 'key', { name: 'Short' }))
    await take()
    expect(commands()).toMatchObject([{ fields: { description: 'Old' } }])
    await take()
    expect(store.summary).toBe('saved')
  })

  test('is sent after what was typed before it', async () => {
    const { store, edit, commands } = studio()
    edit('key', { name: 'A' })
    void store.run(remove('npc', 'butler'))
    expect(commands()).toMatchObject([{ op: 'change' }, { op: 'remove', ids: [id('butler')] }])
  })
})

describe('a creation that was kept and then refused', () => {
  const refused = async () => {
    const world = studio()
    void world.store.run(create('scene', 'cellar', { name: 'Cellar' }))
    await world.answer(away)
    await world.pass(1_000)
    await world.refuse(tooMany)
    void world.store.run(create('hotspot', 'shelf', { type: 'item', x: 1, y: 1 }, 'cellar'))
    world.edit('door', { targetId: id('cellar') })
    world.edit('key', { name: 'Brass' })
    await world.pass(800)
    await world.take()
    return world
  }

  test('is named; whatever depends on it waits, and everything else continues', async () => {
    const { store, sent, commands, statuses, row } = await refused()
    expect(statuses()).toEqual(['refused', 'waiting', 'waiting'])
    expect(store.getState().log[0]).toMatchObject({ name: 'Cellar', why: tooMany })
    expect([row('shelf')!.sceneId, row('door')!.targetId]).toEqual([id('cellar'), id('cellar')])
    expect([sent.length, commands()]).toMatchObject([3, [{ fields: { name: 'Brass' } }]])
  })

  test('can be retried, and what waits for it follows', async () => {
    const { store, take, server } = await refused()
    store.retry(store.getState().log[0]!.id)
    await take()
    expect([store.summary, rowOf(server.draft, 'door').targetId]).toEqual(['saved', id('cellar')])
    expect(rowOf(server.draft, 'shelf').sceneId).toBe(id('cellar'))
  })

  test('can be dropped with its contents, and nothing links to it', async () => {
    const { store, take, pass, row, server } = await refused()
    store.drop(store.getState().log[0]!.id)
    expect([row('cellar'), row('shelf'), row('door')!.targetId]).toEqual([undefined, undefined, null])
    await pass(800)
    await take()
    expect([store.summary, server.draft.rows.scene.length]).toEqual(['saved', 2])
  })
})

describe('a request that failed as a whole', () => {
  test('is sent again one by one, so that the faulty command shows', async () => {
    const { store, edit, pass, answer, take, commands, statuses } = studio()
    edit('key', { name: 'A' })
    edit('butler', { name: 'B' })
    await pass(800)
    await answer(broken)
    expect(commands()).toMatchObject([{ id: id('key') }])
    await answer(broken)
    expect(commands()).toMatchObject([{ id: id('butler') }])
    await take()
    expect([statuses(), store.summary]).toEqual([['refused'], 'refused'])
  })

  test('takes in no more typing: an earlier try may have been carried out without an answer', async () => {
    const { server, edit, pass, answer, take } = studio()
    edit('key', { name: 'A' })
    edit('butler', { name: 'B' })
    await pass(800)
    await take(false)
    await pass(1_000)
    edit('butler', { name: 'Bb' })
    await answer(broken)
    edit('butler', { name: 'Bbb' })
    for (let round = 0; round < 4; round++) {
      await take()
      await pass(800)
    }
    expect(rowOf(server.draft, 'butler').name).toBe('Bbb')
  })
})

describe('an author who is signed out', () => {
  test('loses nothing: nothing is sent, and those who wait are told, until they are back', async () => {
    const { store, edit, sent, pass, commands } = studio()
    edit('key', { name: 'A' })
    store.pause(true)
    const made = store.run(create('item', 'lens', { name: 'Lens' }))
    const asked = store.ask({ intent: 'check-draft' })
    await pass(60_000)
    expect([sent, await made, await store.flush(), await asked]).toEqual([[], { status: 'kept' }, 'unsaved', away])
    edit('key', { name: 'AB' })
    store.pause(false)
    await pass(0)
    expect(commands()).toMatchObject([{ fields: { name: 'A' } }, { op: 'create' }])
  })

  test('can discard everything unsaved, even what is being sent, and those who wait are told', async () => {
    const { store, edit, sent, pass, answer, row } = studio()
    edit('key', { name: 'A' })
    await pass(800)
    const made = store.run(create('item', 'lens', { name: 'Lens' }))
    store.discard()
    await answer(away)
    await pass(60_000)
    expect([sent.length, store.summary, row('key')!.name, await made]).toEqual([1, 'saved', 'Key', { status: 'kept' }])
  })
})

describe('a newly loaded draft', () => {
  test('goes below unconfirmed changes; one read before the last answer is ignored', async () => {
    const { store, server, edit, pass, take, row } = studio()
    const old = server.load()
    edit('key', { name: 'Mine' })
    await server.does(change(server.draft, 'butler', { name: 'Jeeves' }))
    store.replace(server.load())
    expect([row('key')!.name, row('butler')!.name]).toEqual(['Mine', 'Jeeves'])
    await pass(800)
    await take()
    store.replace(old)
    expect([row('key')!.name, row('butler')!.name]).toEqual(['Mine', 'Jeeves'])
  })

  test('that already includes a change is not reverted by the later answer to that change', async () => {
    const { store, server, edit, pass, answer, sent, row } = studio()
    edit('key', { name: 'Mine' })
    await pass(800)
    const request = sent[0]!.request as unknown as { commands: Parameters<typeof server.take>[0] }
    const result = await server.take(request.commands)
    await server.does(change(server.draft, 'key', { name: 'Theirs, having seen it' }))
    store.replace(server.load())
    await answer(result)
    expect([row('key')!.name, store.summary]).toEqual(['Theirs, having seen it', 'saved'])
  })

  test('clears the undo history if it might have been replaced, and was', async () => {
    const { store, server, edit, pass, take } = studio()
    edit('key', { name: 'Mine' })
    await pass(800)
    await take()
    store.doubtHistory()
    store.replace(server.load())
    expect(store.getState().history.done).toHaveLength(1)
    store.doubtHistory()
    await server.does(change(server.draft, 'key', { name: 'Theirs' }))
    store.replace(server.load())
    expect(store.getState().history.done).toEqual([])
  })
})

describe('what an earlier page could not send', () => {
  test('is restored and sent unchanged, although it may have arrived', async () => {
    const first = studio()
    first.edit('key', { name: 'Kept' })
    void first.store.run(create('scene', 'cellar', { name: 'Cellar' }))
    await first.take(false)
    const later = studio(undefined, first.server)
    later.store.restore(first.store.getState().log)
    expect([later.row('cellar')!.name, later.row('key')!.name]).toEqual(['Cellar', 'Kept'])
    await later.take()
    expect([later.store.summary, first.server.draft.rows.scene.length]).toEqual(['saved', 3])
  })

  test('is merged based on what its fields held then', async () => {
    const first = studio()
    first.edit('key', { name: 'Kept' })
    await first.server.does(change(smallDraft(), 'key', { rarity: 'rare' }))
    const later = studio(undefined, first.server)
    later.store.restore(first.store.getState().log)
    await later.take()
    expect(rowOf(first.server.draft, 'key')).toMatchObject({ name: 'Kept', rarity: 'rare' })
  })
})

test('removing a row that the server says is gone drops its contents and links to it', async () => {
  const { store, server, take, row } = studio()
  await server.does(remove('scene', 'attic'))
  void store.run(remove('scene', 'attic'))
  await take()
  expect([row('safe'), row('door')!.targetId, store.summary]).toEqual([undefined, null, 'saved'])
})
