import { describe, expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { copyOfRow } from './copy-row.ts'
import { done, id, row, smallDraft } from './draft.fixtures.ts'
import { changeFields, createRow, together } from './make-command.ts'

const house = smallDraft()

describe('a copy of a scene', () => {
  const copyHall = (draft = house) =>
    copyOfRow(draft, 'scene', id('hall'), newId, { displayOrder: 1, isStartingMap: false })

  test('stands behind its original with a name of its own, is no start, and nothing leads to it', () => {
    const made = copyHall()
    const after = done(house, together(made))
    expect(after.rows.scene.map(({ name }) => name)).toEqual(['Hall', 'Hall (copy)', 'Attic'])
    expect(after.rows.scene[1]).toMatchObject({
      id: made[0]!.id,
      isStartingMap: false,
      imageAssetId: id('photo'),
      translations: { fr: { name: 'Vestibule (copie)' } },
    })
    expect(row(after, 'hall')).toBe(row(house, 'hall'))
    expect(after.rows.hotspot.filter(({ targetId }) => targetId === made[0]!.id)).toEqual([])
  })

  test('has all of its hotspots, with ids of their own', () => {
    const made = copyHall()
    const after = done(house, together(made))
    const within = (sceneId: string) => after.rows.hotspot.filter((each) => each.sceneId === sceneId)
    const look = ({ id: _id, sceneId: _scene, ...fields }: (typeof after.rows.hotspot)[number]) => fields
    expect(within(made[0]!.id).map(look)).toEqual(within(id('hall')).map(look))
    expect(new Set(after.rows.hotspot.map((each) => each.id)).size).toBe(5)
  })

  test('whose name is as long as it may be has no longer one', () => {
    const long = done(house, changeFields(id('hall'), { name: 'x'.repeat(200) })(house)!)
    expect(copyHall(long)[0]!.fields.name).toBe(`${'x'.repeat(193)} (copy)`)
  })

  test('is not made of one that is gone', () => expect(copyOfRow(house, 'scene', newId(), newId)).toEqual([]))
})

test('a copy of an NPC says what its original says, and asks for its own words', () => {
  const [npc, hello, bye] = [newId(), newId(), newId()]
  const seen = { type: 'node_seen', npcId: npc, nodeId: 'hello' }
  const before = done(
    house,
    together([
      createRow('npc', npc, { name: 'Guard', translations: { fr: { name: 'Garde' } } }),
      createRow('node', hello, { nodeId: 'hello', content: 'Hello' }, npc),
      createRow('node', bye, { nodeId: 'bye', content: 'Bye', conditions: seen }, npc),
    ]),
  )
  const made = copyOfRow(before, 'npc', npc, newId)
  const after = done(before, together(made))
  expect(after.rows.npc.find((each) => each.id === made[0]!.id)).toMatchObject({
    name: 'Guard (copy)',
    translations: { fr: { name: 'Garde (copie)' } },
  })
  const nodes = after.rows.node.filter(({ npcId }) => npcId === made[0]!.id)
  expect(nodes).toMatchObject([
    { nodeId: 'hello', content: 'Hello' },
    { nodeId: 'bye', conditions: { ...seen, npcId: made[0]!.id } },
  ])
})

test('a copy of what has a title is told apart by its title', () => {
  const clue = { title: 'Dial', translations: { fr: { title: 'Cadran' } } }
  const room = { ...house, rows: { ...house.rows, roomClue: [{ ...clue, id: id('dial') }] } }
  expect(copyOfRow(room, 'roomClue', id('dial'), newId)[0]!.fields).toMatchObject({
    title: 'Dial (copy)',
    translations: { fr: { title: 'Cadran (copie)' } },
  })
})
