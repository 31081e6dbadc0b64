import { describe, expect, test } from 'vitest'
import { newId } from '#app/shared/ids.ts'
import { copyOfRow } from './copy-row.ts'
import { done, id, row, smallDraft } from './draft.fixtures.ts'
import { smallDinner } from './kit-draft.fixtures.ts'
import { changeFields, createRow, batchOf } from './make-command.ts'

const house = smallDraft()

describe('a copy of a scene', () => {
  const copyHall = (draft = house) =>
    copyOfRow(draft, 'scene', id('hall'), newId, { displayOrder: 1, isStartingMap: false })

  test('comes after its original with its own name, is no start, and nothing leads to it', () => {
    const made = copyHall()
    const after = done(house, batchOf(made))
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
    const after = done(house, batchOf(made))
    const within = (sceneId: string) => after.rows.hotspot.filter((each) => each.sceneId === sceneId)
    const look = ({ id: _id, sceneId: _scene, ...fields }: (typeof after.rows.hotspot)[number]) => fields
    expect(within(made[0]!.id).map(look)).toEqual(within(id('hall')).map(look))
    expect(new Set(after.rows.hotspot.map((each) => each.id)).size).toBe(5)
  })

  test('of the longest possible name gets no longer name', () => {
    const long = done(house, changeFields(id('hall'), { name: 'x'.repeat(200) })(house)!)
    expect(copyHall(long)[0]!.fields.name).toBe(`${'x'.repeat(193)} (copy)`)
  })

  test('is not made of a scene that no longer exists', () =>
    expect(copyOfRow(house, 'scene', newId(), newId)).toEqual([]))
})

test('a copy of an NPC says what its original says, and its conditions name its own nodes', () => {
  const [npc, hello, bye] = [newId(), newId(), newId()]
  const seen = { type: 'node_seen', npcId: npc, nodeId: 'hello' }
  const before = done(
    house,
    batchOf([
      createRow('npc', npc, { name: 'Guard', translations: { fr: { name: 'Garde' } } }),
      createRow('node', hello, { nodeId: 'hello', content: 'Hello' }, npc),
      createRow('node', bye, { nodeId: 'bye', content: 'Bye', conditions: seen }, npc),
    ]),
  )
  const made = copyOfRow(before, 'npc', npc, newId)
  const after = done(before, batchOf(made))
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

test('a copied dinner character has copies of its cards, and a copied clue a new title', () => {
  const dinner = smallDinner()
  const copied = done(dinner, batchOf(copyOfRow(dinner, 'character', id('ada'), newId)))
  expect(copied.rows.character.map(({ name }) => name)).toEqual(['Ada', 'Ada (copy)', 'Bo'])
  expect(copied.rows.card.filter(({ reveal }) => reveal === 'I saw Bo.')).toHaveLength(2)
  const [clue] = copyOfRow(dinner, 'dinnerClue', id('letter'), newId)
  expect(clue!.fields).toMatchObject({ title: 'Letter (copy)', holderId: id('ada') })
})
