import { describe, expect, test } from 'vitest'
import { createOf } from '#app/features/studio/draft/inverse.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { changeFields, batchOf } from '#app/features/studio/draft/make-command.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildPuzzle } from '#database/factories/build-puzzle.ts'
import { arrangeRows, changeRow, createRow, removeRows } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()
const { read, create, change, edited, tried, remove } = world

const addScene = (name: string, more: object = {}) => create('scene', { name, ...more })
const addHotspot = (sceneId: string, more: object = {}) =>
  create('hotspot', { parent: sceneId, type: 'scene_link', x: 50, y: 50, ...more })
const picture = async () => (await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'scene' })).id
const openEditor = async () =>
  new DraftStore(await getDraft(world.database, world.member, { adventureId: world.adventureId }), (request) =>
    world.send(request),
  )

describe('scenes', () => {
  test('the first is where the adventure starts, and each new one goes to the end', async () => {
    const hall = await addScene('Hall')
    const attic = await addScene('Attic', { orientation: 'portrait' })
    expect(hall).toMatchObject({
      isStartingMap: true,
      displayOrder: 0,
      canvasWidth: 1920,
      canvasHeight: 1080,
      orientation: 'landscape',
    })
    expect(attic).toMatchObject({
      isStartingMap: false,
      displayOrder: 1,
      canvasWidth: 1080,
      canvasHeight: 1920,
      orientation: 'portrait',
    })
    await remove('scene', hall.id)
    expect((await addScene('Cellar')).displayOrder).toBe(2)
  })

  test('a sound has a caption, which can be changed alone, and is removed along with it', async () => {
    const hall = await addScene('Hall')
    const rain = await buildAsset(world.database, {
      adventureId: world.adventureId,
      ownerId: world.member.userId,
      purpose: 'sound',
      mime: 'audio/ogg',
    })
    expect(await change('scene', hall.id, { soundAssetId: rain.id, soundCaption: 'Rain' })).toMatchObject({
      sound: { id: rain.id, url: `/media/${rain.name}.ogg` },
      soundCaption: 'Rain',
    })
    const words = { soundCaption: 'Rain on the roof', translations: { fr: { soundCaption: 'Pluie sur le toit' } } }
    expect(await change('scene', hall.id, words)).toMatchObject({ sound: { id: rain.id }, ...words })
    expect(await change('scene', hall.id, { soundAssetId: null, soundCaption: '' })).toMatchObject({
      sound: null,
      soundCaption: '',
    })
  })

  test('a picture cannot be used as a sound, nor a sound as a picture', async () => {
    const hall = await addScene('Hall')
    const rain = await buildAsset(world.database, {
      adventureId: world.adventureId,
      purpose: 'sound',
      mime: 'audio/ogg',
    })
    for (const fields of [{ imageAssetId: rain.id }, { soundAssetId: await picture() }])
      expect(
        await tried(changeRow('scene', hall.id, fields, { imageAssetId: null, soundAssetId: null })),
      ).toMatchObject({
        status: 'refused',
        refusal: { reason: 'invalid' },
      })
  })

  test('removing or replacing a sound can be undone and redone, with its words and outdated mark', async () => {
    const hall = await addScene('Hall')
    const build = () =>
      buildAsset(world.database, { adventureId: world.adventureId, purpose: 'sound', mime: 'audio/ogg' })
    const [rain, storm] = [await build(), await build()]
    const store = await openEditor()
    for (const { id, name, bytes } of [rain, storm])
      store.know({ id, url: `/media/${name}.ogg`, width: 0, height: 0, bytes })
    const sound = async (soundAssetId: string | null) =>
      expect(
        await store.run(changeFields(hall.id, { soundAssetId, ...(soundAssetId ? {} : { soundCaption: '' }) })),
      ).toEqual({ status: 'done' })
    const sounds = async () => {
      await store.flush()
      return (await read()).scenes.map(({ sound: file, soundCaption, translations, translatedFrom }) => [
        file?.id ?? null,
        soundCaption,
        translations.fr?.soundCaption ?? '',
        translatedFrom.fr?.soundCaption ?? '',
      ])
    }
    await sound(rain.id)
    store.edit(hall.id, { soundCaption: 'Rain', translations: { fr: { soundCaption: 'Pluie' } } })
    await sound(storm.id)
    store.edit(hall.id, { soundCaption: 'Thunder' })
    await sound(null)
    const silent = await sounds()
    expect(silent).toMatchObject([[null, '', 'Pluie', '']])
    store.undo()
    expect(await sounds()).toEqual([[storm.id, 'Thunder', 'Pluie', 'Rain']])
    store.undo()
    store.undo()
    expect(await sounds()).toEqual([[rain.id, 'Rain', 'Pluie', '']])
    store.undo()
    store.undo()
    expect(await sounds()).toEqual([[null, '', '', '']])
    for (let step = 0; step < 5; step += 1) store.redo()
    expect(await sounds()).toEqual(silent)
  })

  test('sending it again with the same id creates no second one', async () => {
    const id = newId()
    await addScene('Hall', { id })
    expect((await addScene('Hall again', { id })).name).toBe('Hall')
    expect((await read()).scenes).toHaveLength(1)
  })

  test('choosing another start moves it, and deleting the start makes the next scene the start', async () => {
    const [hall, attic, cellar] = [await addScene('Hall'), await addScene('Attic'), await addScene('Cellar')]
    await change('scene', attic.id, { isStartingMap: true })
    expect((await read()).scenes.filter((scene) => scene.isStartingMap).map((scene) => scene.id)).toEqual([attic.id])
    await remove('scene', hall.id)
    const taken = await remove('scene', attic.id)
    expect(taken.rows.scene).toMatchObject([{ id: cellar.id, isStartingMap: true }])
    expect((await read()).scenes.map((scene) => [scene.id, scene.isStartingMap])).toEqual([[cellar.id, true]])
  })

  test('an ending keeps the conditions that it waits for, even incomplete ones', async () => {
    const hall = await addScene('Hall')
    expect(hall.endingConditions).toEqual({})
    const endingConditions = { type: 'puzzle_solved', puzzleId: '' }
    expect(await change('scene', hall.id, { isEnding: true, endingConditions })).toMatchObject({
      isEnding: true,
      endingConditions,
    })
  })

  test('deleting a scene deletes its hotspots and unlinks those that led to it', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    const up = await addHotspot(hall.id, { targetId: attic.id })
    const down = await addHotspot(attic.id, { targetId: hall.id })
    const itself = await addHotspot(attic.id, { targetId: attic.id })
    const taken = await remove('scene', attic.id)
    expect(taken.removed.toSorted()).toEqual([attic.id, down.id, itself.id].toSorted())
    expect(taken.rows.hotspot).toMatchObject([{ id: up.id, targetId: null }])
    expect((await read()).hotspots).toMatchObject([{ id: up.id, targetId: null }])
  })

  test('the orientation of a scene with a picture cannot change, without one it can', async () => {
    const hall = await addScene('Hall')
    expect(await change('scene', hall.id, { orientation: 'portrait' })).toMatchObject({
      canvasWidth: 1080,
      canvasHeight: 1920,
    })
    const asset = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'scene' })
    expect((await change('scene', hall.id, { imageAssetId: asset.id })).image?.url).toBe(`/media/${asset.name}.webp`)
    expect(await tried(await world.changeOf('scene', hall.id, { orientation: 'landscape' }))).toMatchObject({
      status: 'refused',
      refusal: { reason: 'invalid', fields: { orientation: ['studio_aspect_locked'] } },
    })
    expect((await change('scene', hall.id, { imageAssetId: null })).image).toBeNull()
  })

  test('translations are merged, and an empty one is removed', async () => {
    const hall = await addScene('Hall', { translations: { fr: { name: 'Vestibule', altText: 'Une porte' } } })
    const changed = await change('scene', hall.id, {
      translations: { fr: { altText: '', description: 'De la poussière.' } },
    })
    expect(changed.translations).toEqual({ fr: { name: 'Vestibule', description: 'De la poussière.' } })
    expect(
      await tried(
        changeRow('scene', hall.id, { translations: { en: { name: 'Hall' } } }, { translations: { en: { name: '' } } }),
      ),
    ).toMatchObject({ status: 'refused', refusal: { reason: 'invalid' } })
  })
})

describe('hotspots', () => {
  test.each([
    ['scene_link', 'New Scene Link'],
    ['puzzle', 'New Puzzle'],
    ['item', 'New Item'],
    ['npc', 'New NPC'],
  ] as const)('a new %s is called %s, 60 by 60 and linked to nothing', async (type, name) => {
    const hall = await addScene('Hall')
    expect(await addHotspot(hall.id, { type, x: 12.5, y: 99 })).toMatchObject({
      type,
      name,
      x: 12.5,
      y: 99,
      width: 60,
      height: 60,
      zIndex: 0,
      targetId: null,
    })
  })

  test('in a French adventure it has a French name', async () => {
    world.adventureId = (
      await buildAdventure(world.database, { creatorId: world.member.userId, primaryLanguage: 'fr', languages: ['fr'] })
    ).id
    const hall = await addScene('Vestibule')
    expect((await addHotspot(hall.id, { type: 'puzzle' })).name).toBe('Nouvelle énigme')
  })

  test('a hotspot dragged beyond the picture stays at its edge', async () => {
    const hall = await addScene('Hall')
    const hotspot = await addHotspot(hall.id, { x: -3, y: 250 })
    expect(hotspot).toMatchObject({ x: 0, y: 100 })
    expect(await change('hotspot', hotspot.id, { x: 100.01, y: -0.5 })).toMatchObject({ x: 100, y: 0 })
  })

  test('another type clears the target unless it brings one; the same type keeps it', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    const puzzle = await buildPuzzle(world.database, { adventureId: world.adventureId })
    const { id } = await addHotspot(hall.id, { targetId: attic.id })
    expect(await change('hotspot', id, { type: 'scene_link', name: 'Up' })).toMatchObject({
      targetId: attic.id,
      name: 'Up',
    })
    expect(await change('hotspot', id, { type: 'puzzle' })).toMatchObject({ type: 'puzzle', targetId: null })
    expect(await change('hotspot', id, { targetId: puzzle.id })).toMatchObject({ type: 'puzzle', targetId: puzzle.id })
    expect(await change('hotspot', id, { type: 'scene_link', targetId: attic.id })).toMatchObject({
      type: 'scene_link',
      targetId: attic.id,
    })
  })

  test('a target of the wrong kind is not found, and leaves a new hotspot without one', async () => {
    const hall = await addScene('Hall')
    const puzzle = await buildPuzzle(world.database, { adventureId: world.adventureId })
    const { id, targetId } = await addHotspot(hall.id, { type: 'npc', targetId: puzzle.id })
    expect(targetId).toBeNull()
    expect(await tried(await world.changeOf('hotspot', id, { targetId: puzzle.id }))).toMatchObject({
      status: 'refused',
      refusal: { reason: 'gone' },
    })
  })

  test('clearing removes the hotspots of this scene and no others', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    const [one, two, kept] = [await addHotspot(hall.id), await addHotspot(hall.id), await addHotspot(attic.id)]
    expect((await remove('hotspot', one.id, two.id)).removed.toSorted()).toEqual([one.id, two.id].toSorted())
    expect((await read()).hotspots.map((hotspot) => hotspot.id)).toEqual([kept.id])
  })
})

async function wholeScene(id: string, more: object = {}, idOf: (hotspot: HotspotView) => string = (each) => each.id) {
  const { scenes, hotspots } = await read()
  const scene = createOf(
    'scene',
    scenes.find((each) => each.id === id)!,
  )
  const into = { ...scene, ...more, fields: { ...scene.fields, ...more } }
  const { id: sceneId = id, ...fields } = into.fields as typeof scene.fields & { id?: string }
  return batchOf([
    { ...scene, id: sceneId, fields },
    ...hotspots
      .filter((hotspot) => hotspot.sceneId === id)
      .map((hotspot) => createOf('hotspot', { ...hotspot, sceneId }, idOf(hotspot))),
  ])
}

describe('whole scenes', () => {
  test('a deleted scene comes back with place, start, picture, sound, hotspots and links to it', async () => {
    const [hall, attic] = [
      await addScene('Hall', { description: 'Dust', altText: 'A door', isEnding: true, endingText: 'The end' }),
      await addScene('Attic'),
    ]
    await change('scene', hall.id, { imageAssetId: await picture() })
    await addHotspot(hall.id, { targetId: attic.id, name: 'Up', shape: 'ellipse', zIndex: 3 })
    await addHotspot(attic.id, { targetId: hall.id })
    const before = await read()
    const store = await openEditor()
    await store.run(removeRows('scene', hall.id))
    expect((await read()).scenes).toHaveLength(1)
    store.undo()
    await store.flush()
    const after = await read()
    expect(after.scenes).toEqual(before.scenes)
    expect(after.hotspots).toEqual(before.hotspots)
  })

  test('a copy is inserted where asked and later scenes make room, once however often it is sent', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    await addHotspot(hall.id, { targetId: hall.id })
    const copyId = newId()
    const copy = await wholeScene(
      hall.id,
      { id: copyId, name: 'Hall (copy)', displayOrder: 1, isStartingMap: false },
      () => newId(),
    )
    await edited(copy)
    await edited(copy)
    const draft = await read()
    expect(draft.scenes.map((scene) => [scene.id, scene.displayOrder, scene.isStartingMap])).toEqual([
      [hall.id, 0, true],
      [copyId, 1, false],
      [attic.id, 2, false],
    ])
    expect(draft.hotspots.filter((hotspot) => hotspot.sceneId === copyId)).toMatchObject([{ targetId: hall.id }])
  })

  test('a link to a row deleted meanwhile comes back without its target', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    await addHotspot(hall.id, { targetId: attic.id })
    const put = await wholeScene(hall.id)
    await remove('scene', hall.id, attic.id)
    expect((await edited(put)).rows.hotspot).toMatchObject([{ type: 'scene_link', targetId: null }])
  })

  test('scenes are in the order that is sent, and that does not count as changing a scene', async () => {
    const [hall, attic, cellar] = [await addScene('Hall'), await addScene('Attic'), await addScene('Cellar')]
    const renamed = await world.changeOf('scene', attic.id, { name: 'Loft' })
    await edited(arrangeRows('scene', [cellar.id, hall.id, attic.id]))
    await edited(renamed)
    expect((await read()).scenes.map((scene) => [scene.name, scene.displayOrder])).toEqual([
      ['Cellar', 0],
      ['Hall', 1],
      ['Loft', 2],
    ])
  })

  test('an order sent after a deletion places the other scenes and reports the deleted one', async () => {
    const [hall, attic, cellar] = [await addScene('Hall'), await addScene('Attic'), await addScene('Cellar')]
    await remove('scene', attic.id)
    const taken = await edited(arrangeRows('scene', [cellar.id, attic.id, hall.id]))
    expect(taken.removed).toEqual([attic.id])
    expect((await read()).scenes.map((scene) => scene.name)).toEqual(['Cellar', 'Hall'])
  })
})

describe('several hotspots', () => {
  test('are changed together; moving one that others moved meanwhile asks about it', async () => {
    const hall = await addScene('Hall')
    const [one, two] = [await addHotspot(hall.id), await addHotspot(hall.id)]
    const move = (x: number, was: number) => [one, two].map(({ id }) => changeRow('hotspot', id, { x }, { x: was }))
    expect((await edited(batchOf(move(10, 50)))).rows.hotspot).toMatchObject([{ x: 10 }, { x: 10 }])
    await change('hotspot', two.id, { x: 30 })
    expect(await tried(batchOf(move(20, 10)))).toMatchObject({
      status: 'taken',
      asked: [{ kind: 'hotspot', id: two.id, collisions: [{ mine: { x: 20 }, theirs: { x: 30 } }] }],
    })
    expect((await read()).hotspots.map((hotspot) => hotspot.x)).toEqual([20, 30])
  })

  test('are changed together, or not at all if one of them is gone', async () => {
    const hall = await addScene('Hall')
    const [one, two] = [await addHotspot(hall.id), await addHotspot(hall.id)]
    await remove('hotspot', two.id)
    const both = batchOf([one, two].map(({ id }) => changeRow('hotspot', id, { x: 10 }, { x: 50 })))
    expect(await tried(both)).toMatchObject({ status: 'refused', refusal: { reason: 'gone' } })
    expect((await read()).hotspots).toMatchObject([{ x: 50 }])
  })

  test('are deleted together and come back unchanged, in the same tab order', async () => {
    const hall = await addScene('Hall')
    const points = [
      { x: 1, y: 1 },
      { x: 9, y: 1 },
      { x: 5, y: 9 },
    ]
    const [one, two, three] = [
      await addHotspot(hall.id),
      await addHotspot(hall.id, { shape: 'polygon', points }),
      await addHotspot(hall.id),
    ]
    await edited(arrangeRows('hotspot', [three.id, two.id, one.id], hall.id))
    const before = await read()
    const hotspots = before.hotspots.map((hotspot) => createOf('hotspot', hotspot))
    const gone = await remove('hotspot', one.id, two.id)
    expect(gone.removed.toSorted()).toEqual([one.id, two.id].toSorted())
    await edited(batchOf(hotspots))
    expect((await read()).hotspots).toEqual(before.hotspots)
  })

  test('are refused beyond what a scene can hold', async () => {
    const hall = await addScene('Hall')
    const many = (count: number) =>
      batchOf(Array.from({ length: count }, () => createRow('hotspot', { parent: hall.id, type: 'item', x: 1, y: 1 })))
    await edited(many(499))
    expect(await tried(many(2))).toMatchObject({
      status: 'refused',
      refusal: { reason: 'failed', error: { code: 'tooLarge', params: { kind: 'hotspots', most: 500 } } },
    })
    expect((await read()).hotspots).toHaveLength(499)
    expect((await edited(many(1))).rows.hotspot).toHaveLength(1)
  })
})

describe('another picture', () => {
  const flags = async () =>
    Object.fromEntries((await read()).hotspots.map((hotspot) => [hotspot.name, hotspot.toCheck]))

  test('or none asks to check each hotspot until it is moved or confirmed; undo asks again', async () => {
    const hall = await addScene('Hall')
    const [first, second] = [await picture(), await picture()]
    await change('scene', hall.id, { imageAssetId: first })
    const lamp = await addHotspot(hall.id, { name: 'Lamp' })
    await addHotspot(hall.id, { name: 'Door', toCheck: true })
    const store = await openEditor()
    store.know({ id: second, url: '/media/second.webp', width: 1920, height: 1080, bytes: 1 })
    await store.run(changeFields(hall.id, { imageAssetId: second }))
    expect(await flags()).toEqual({ Lamp: true, Door: true })
    expect(await world.row('hotspot', lamp.id)).toMatchObject({ x: 50 })
    store.edit(lamp.id, { toCheck: false })
    await store.flush()
    await store.run(changeFields(hall.id, { imageAssetId: null }))
    expect(await flags()).toEqual({ Lamp: true, Door: true })
    store.undo()
    await store.flush()
    expect(await flags()).toEqual({ Lamp: false, Door: true })
    store.undo()
    await store.flush()
    expect(await flags()).toEqual({ Lamp: true, Door: true })
    store.undo()
    await store.flush()
    expect(await flags()).toEqual({ Lamp: false, Door: true })
    expect((await world.row('scene', hall.id)).imageAssetId).toBe(first)
  })

  test('asks for nothing if it is the same, or the first', async () => {
    const hall = await addScene('Hall')
    const asset = await picture()
    await addHotspot(hall.id, { name: 'Lamp' })
    for (const again of [asset, asset]) await change('scene', hall.id, { imageAssetId: again })
    expect(await flags()).toEqual({ Lamp: false })
  })
})
