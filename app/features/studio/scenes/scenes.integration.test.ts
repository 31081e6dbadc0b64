import { describe, expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import { soundChange } from '#app/features/studio/saving/sound-history.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildPuzzle } from '#database/factories/build-puzzle.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()
const { send, saved } = world

const addScene = async (name: string, more: Partial<Extract<EditorRequest, { intent: 'create-scene' }>> = {}) =>
  (await saved({ intent: 'create-scene', name, ...more })).scenes![0]!
const addHotspot = async (sceneId: string, more: Partial<Extract<EditorRequest, { intent: 'create-hotspot' }>> = {}) =>
  (await saved({ intent: 'create-hotspot', sceneId, type: 'scene_link', x: 50, y: 50, ...more })).hotspots![0]!

type PutScene = Extract<EditorRequest, { intent: 'put-scene' }>

const read = () => getDraft(world.database, world.member, { adventureId: world.adventureId })

describe('scenes', () => {
  test('the first is where the adventure starts, and each goes to the end', async () => {
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
  })

  test('a sound stands with its caption, which can be changed alone, and leaves with it', async () => {
    const hall = await addScene('Hall')
    const rain = await buildAsset(world.database, {
      adventureId: world.adventureId,
      ownerId: world.member.userId,
      purpose: 'sound',
      mime: 'audio/ogg',
    })
    const sounding = await saved({
      intent: 'set-scene-sound',
      sceneId: hall.id,
      version: 1,
      assetId: rain.id,
      caption: 'Rain',
    })
    expect(sounding.scenes).toMatchObject([
      { sound: { id: rain.id, url: `/media/${rain.name}.ogg` }, soundCaption: 'Rain', version: 2 },
    ])
    const worded = await saved({
      intent: 'update-scene',
      sceneId: hall.id,
      version: 2,
      changes: { soundCaption: 'Rain on the roof', translations: { fr: { soundCaption: 'Pluie sur le toit' } } },
    })
    expect(worded.scenes).toMatchObject([
      {
        sound: { id: rain.id },
        soundCaption: 'Rain on the roof',
        translations: { fr: { soundCaption: 'Pluie sur le toit' } },
      },
    ])
    expect(
      (await saved({ intent: 'set-scene-sound', sceneId: hall.id, version: 3, assetId: null, caption: '' })).scenes,
    ).toMatchObject([{ sound: null, soundCaption: '' }])
  })

  test('a sound that is taken away or replaced comes back with its words and the mark of a translation that they have outgrown, and goes again', async () => {
    const hall = await addScene('Hall')
    const build = () =>
      buildAsset(world.database, { adventureId: world.adventureId, purpose: 'sound', mime: 'audio/ogg' })
    const [rain, storm] = [await build(), await build()]
    const saver = new DraftSaver(await read(), (request) => send(request))
    const change = async (assetId: string | null) => {
      const { make, entry } = soundChange(hall.id, assetId)
      expect(await saver.send(make)).toMatchObject({ status: 'saved' })
      saver.record(entry())
    }
    const sounds = async () =>
      (await read()).scenes.map(({ sound, soundCaption, translations, translatedFrom }) => [
        sound?.id ?? null,
        soundCaption,
        translations.fr?.soundCaption ?? '',
        translatedFrom.fr?.soundCaption ?? '',
      ])
    await change(rain.id)
    saver.edit(hall.id, { soundCaption: 'Rain', translations: { fr: { soundCaption: 'Pluie' } } })
    await change(storm.id)
    saver.edit(hall.id, { soundCaption: 'Thunder' })
    await change(null)
    const silent = await sounds()
    expect(silent).toMatchObject([[null, '', 'Pluie', '']])
    await saver.undo()
    expect(await sounds()).toEqual([[storm.id, 'Thunder', 'Pluie', 'Rain']])
    await saver.undo()
    await saver.undo()
    expect(await sounds()).toEqual([[rain.id, 'Rain', 'Pluie', '']])
    await saver.undo()
    await saver.undo()
    expect(await sounds()).toEqual([[null, '', '', '']])
    for (let step = 0; step < 5; step += 1) await saver.redo()
    expect(await sounds()).toEqual(silent)
  })

  test('sent again with the same id there is still one', async () => {
    const id = newId()
    await addScene('Hall', { id })
    expect((await addScene('Hall again', { id })).name).toBe('Hall')
    expect((await read()).scenes).toHaveLength(1)
  })

  test('choosing another start moves it, and deleting the start makes the next scene the start', async () => {
    const [hall, attic, cellar] = [await addScene('Hall'), await addScene('Attic'), await addScene('Cellar')]
    await saved({ intent: 'set-starting-scene', sceneId: attic.id, version: 1 })
    expect((await read()).scenes.filter((scene) => scene.isStartingMap).map((scene) => scene.id)).toEqual([attic.id])
    await saved({ intent: 'delete-scene', sceneId: hall.id, version: 1 })
    const change = await saved({ intent: 'delete-scene', sceneId: attic.id, version: 2 })
    expect(change.scenes).toMatchObject([{ id: cellar.id, isStartingMap: true }])
    expect((await read()).scenes.map((scene) => [scene.id, scene.isStartingMap])).toEqual([[cellar.id, true]])
  })

  test('an ending keeps the conditions that it waits for, also those that are not complete yet', async () => {
    const hall = await addScene('Hall')
    expect(hall.endingConditions).toEqual({})
    const endingConditions = { type: 'puzzle_solved', puzzleId: '' }
    const { scenes } = await saved({
      intent: 'update-scene',
      sceneId: hall.id,
      version: 1,
      changes: { isEnding: true, endingConditions },
    })
    expect(scenes).toMatchObject([{ isEnding: true, endingConditions }])
    expect((await read()).scenes).toMatchObject([{ endingConditions }])
  })

  test('deleting a scene takes its hotspots with it and unlinks those that led to it', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    const up = await addHotspot(hall.id, { targetId: attic.id })
    const down = await addHotspot(attic.id, { targetId: hall.id })
    const itself = await addHotspot(attic.id, { targetId: attic.id })
    const change = await saved({ intent: 'delete-scene', sceneId: attic.id, version: 1 })
    expect(change.removed?.toSorted()).toEqual([attic.id, down.id, itself.id].toSorted())
    expect(change.hotspots).toMatchObject([{ id: up.id, targetId: null }])
    expect((await read()).hotspots).toMatchObject([{ id: up.id, targetId: null }])
  })

  test('a scene with a picture is not turned, one without is', async () => {
    const hall = await addScene('Hall')
    const turned = await saved({
      intent: 'update-scene',
      sceneId: hall.id,
      version: 1,
      changes: { orientation: 'portrait' },
    })
    expect(turned.scenes).toMatchObject([{ canvasWidth: 1080, canvasHeight: 1920 }])
    const asset = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'scene' })
    const pictured = await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 2, assetId: asset.id })
    expect(pictured.scenes?.[0]?.image?.url).toBe(`/media/${asset.name}.webp`)
    const answer = await send({
      intent: 'update-scene',
      sceneId: hall.id,
      version: 3,
      changes: { orientation: 'landscape' },
    })
    expect(answer).toEqual({ status: 'invalid', fields: { 'changes.orientation': ['studio_errors_orientation'] } })
    expect(
      (await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 3, assetId: null })).scenes?.[0]?.image,
    ).toBeNull()
  })

  test('translations are merged, and an empty one goes', async () => {
    const hall = await addScene('Hall', { translations: { fr: { name: 'Vestibule', altText: 'Une porte' } } })
    const change = await saved({
      intent: 'update-scene',
      sceneId: hall.id,
      version: 1,
      changes: { translations: { fr: { altText: '', description: 'De la poussière.' } } },
    })
    expect(change.scenes?.[0]?.translations).toEqual({ fr: { name: 'Vestibule', description: 'De la poussière.' } })
    const answer = await send({
      intent: 'update-scene',
      sceneId: hall.id,
      version: 2,
      changes: { translations: { en: { name: 'Hall' } } },
    })
    expect(answer.status).toBe('invalid')
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

  test('what is dragged beyond the picture stays at its edge', async () => {
    const hall = await addScene('Hall')
    const hotspot = await addHotspot(hall.id, { x: -3, y: 250 })
    expect(hotspot).toMatchObject({ x: 0, y: 100 })
    const moved = await saved({
      intent: 'update-hotspot',
      hotspotId: hotspot.id,
      version: 1,
      changes: { x: 100.01, y: -0.5 },
    })
    expect(moved.hotspots).toMatchObject([{ x: 100, y: 0, version: 2 }])
  })

  test('another type clears the target unless it brings one; the same type keeps it', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    const puzzle = await buildPuzzle(world.database, { adventureId: world.adventureId })
    const hotspot = await addHotspot(hall.id, { targetId: attic.id })
    const change = (version: number, changes: Extract<EditorRequest, { intent: 'update-hotspot' }>['changes']) =>
      saved({ intent: 'update-hotspot', hotspotId: hotspot.id, version, changes })
    expect((await change(1, { type: 'scene_link', name: 'Up' })).hotspots).toMatchObject([
      { targetId: attic.id, name: 'Up' },
    ])
    expect((await change(2, { type: 'puzzle' })).hotspots).toMatchObject([{ type: 'puzzle', targetId: null }])
    expect((await change(3, { targetId: puzzle.id })).hotspots).toMatchObject([{ type: 'puzzle', targetId: puzzle.id }])
    expect((await change(4, { type: 'scene_link', targetId: attic.id })).hotspots).toMatchObject([
      { type: 'scene_link', targetId: attic.id },
    ])
  })

  test('a target of the wrong kind is not found', async () => {
    const hall = await addScene('Hall')
    const puzzle = await buildPuzzle(world.database, { adventureId: world.adventureId })
    expect(
      (await send({ intent: 'create-hotspot', sceneId: hall.id, type: 'npc', x: 1, y: 1, targetId: puzzle.id })).status,
    ).toBe('failed')
  })

  test('clearing removes those of this scene and no others', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    const [one, two, kept] = [await addHotspot(hall.id), await addHotspot(hall.id), await addHotspot(attic.id)]
    expect((await saved({ intent: 'clear-hotspots', sceneId: hall.id })).removed?.toSorted()).toEqual(
      [one.id, two.id].toSorted(),
    )
    expect((await read()).hotspots.map((hotspot) => hotspot.id)).toEqual([kept.id])
  })
})

/** What puts a scene of the draft back as it is now. */
async function wholeScene(id: string, more: Partial<PutScene> = {}): Promise<PutScene> {
  const draft = await read()
  const {
    name,
    description,
    altText,
    orientation,
    displayOrder,
    isEnding,
    endingText,
    endingConditions,
    image,
    sound,
    soundCaption,
    isStartingMap,
  } = draft.scenes.find((scene) => scene.id === id)!
  const hotspots = draft.hotspots
    .filter((hotspot) => hotspot.sceneId === id)
    .map(
      ({ version: _version, sceneId: _scene, translations: _texts, ...hotspot }) =>
        hotspot as PutScene['hotspots'][number],
    )
  return {
    intent: 'put-scene',
    id,
    name,
    description,
    altText,
    orientation,
    displayOrder,
    isEnding,
    endingText,
    endingConditions: endingConditions as NonNullable<PutScene['endingConditions']>,
    imageAssetId: image?.id ?? null,
    soundAssetId: sound?.id ?? null,
    soundCaption,
    isStart: isStartingMap,
    hotspots,
    leading: [],
    ...more,
  }
}

describe('whole scenes', () => {
  test('one that was deleted comes back as it was: its place, start, picture, sound, hotspots, and what led to it', async () => {
    const [hall, attic] = [
      await addScene('Hall', { description: 'Dust', altText: 'A door', isEnding: true, endingText: 'The end' }),
      await addScene('Attic'),
    ]
    const asset = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'scene' })
    await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 1, assetId: asset.id })
    const up = await addHotspot(hall.id, { targetId: attic.id, name: 'Up', shape: 'ellipse', zIndex: 3 })
    const down = await addHotspot(attic.id, { targetId: hall.id })
    const before = await read()
    const put = await wholeScene(hall.id, { leading: [down.id] })
    await saved({ intent: 'delete-scene', sceneId: hall.id, version: 2 })
    const change = await saved(put)
    expect(change.hotspots?.map((hotspot) => hotspot.id).toSorted()).toEqual([up.id, down.id].toSorted())
    const after = await read()
    const withoutVersions = (rows: readonly object[]) => rows.map((row) => ({ ...row, version: 0 }))
    expect(withoutVersions(after.scenes)).toEqual(withoutVersions(before.scenes))
    expect(withoutVersions(after.hotspots)).toEqual(withoutVersions(before.hotspots))
  })

  test('a copy stands where it is put, and the scenes from there on make room, once however often it is sent', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    await addHotspot(hall.id, { targetId: hall.id })
    const copy = await wholeScene(hall.id, { id: newId(), name: 'Hall (copy)', displayOrder: 1, isStart: false })
    copy.hotspots = copy.hotspots.map((hotspot) => ({ ...hotspot, id: newId() }))
    await saved(copy)
    await saved(copy)
    const draft = await read()
    expect(draft.scenes.map((scene) => [scene.id, scene.displayOrder, scene.isStartingMap])).toEqual([
      [hall.id, 0, true],
      [copy.id, 1, false],
      [attic.id, 2, false],
    ])
    expect(draft.hotspots.filter((hotspot) => hotspot.sceneId === copy.id)).toMatchObject([{ targetId: hall.id }])
  })

  test('a link to what is gone meanwhile comes back unlinked', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    await addHotspot(hall.id, { targetId: attic.id })
    const put = await wholeScene(hall.id)
    await saved({ intent: 'delete-scene', sceneId: hall.id, version: 1 })
    await saved({ intent: 'delete-scene', sceneId: attic.id, version: 1 })
    expect((await saved(put)).hotspots).toMatchObject([{ type: 'scene_link', targetId: null }])
  })

  test('the order of scenes is the one that is sent, and counts as no change of a scene', async () => {
    const [hall, attic, cellar] = [await addScene('Hall'), await addScene('Attic'), await addScene('Cellar')]
    const change = await saved({ intent: 'order-scenes', sceneIds: [cellar.id, hall.id, attic.id] })
    expect(change.scenes?.map((scene) => [scene.name, scene.displayOrder, scene.version])).toEqual([
      ['Cellar', 0, 1],
      ['Hall', 1, 1],
      ['Attic', 2, 1],
    ])
    expect((await read()).scenes.map((scene) => scene.name)).toEqual(['Cellar', 'Hall', 'Attic'])
  })

  test('an order that was made before somebody else deleted a scene puts the others into their places, and its answer names what is gone', async () => {
    const [hall, attic, cellar] = [await addScene('Hall'), await addScene('Attic'), await addScene('Cellar')]
    await saved({ intent: 'delete-scene', sceneId: attic.id, version: 1 })
    const change = await saved({ intent: 'order-scenes', sceneIds: [cellar.id, attic.id, hall.id] })
    expect(change.removed).toEqual([attic.id])
    expect((await read()).scenes.map((scene) => scene.name)).toEqual(['Cellar', 'Hall'])
  })
})

describe('several hotspots', () => {
  test('are changed together, or none of them when one was saved by somebody else', async () => {
    const hall = await addScene('Hall')
    const [one, two] = [await addHotspot(hall.id), await addHotspot(hall.id)]
    const edits = [one, two].map(({ id }) => ({ hotspotId: id, version: 1, changes: { x: 10 } }))
    expect((await saved({ intent: 'update-hotspots', edits })).hotspots).toMatchObject([
      { x: 10, version: 2 },
      { x: 10, version: 2 },
    ])
    const answer = await send({
      intent: 'update-hotspots',
      edits: [{ ...edits[0]!, version: 2, changes: { x: 20 } }, edits[1]!],
    })
    expect(answer).toMatchObject({ status: 'conflict', current: { hotspots: [{ id: two.id }] } })
    expect((await read()).hotspots.map((hotspot) => hotspot.x)).toEqual([10, 10])
  })

  test('are deleted together and come back as they were, in the same order of the keyboard', async () => {
    const hall = await addScene('Hall')
    const [one, two, three] = [
      await addHotspot(hall.id),
      await addHotspot(hall.id, {
        shape: 'polygon',
        points: [
          { x: 1, y: 1 },
          { x: 9, y: 1 },
          { x: 5, y: 9 },
        ],
      }),
      await addHotspot(hall.id),
    ]
    const order = await saved({ intent: 'order-hotspots', sceneId: hall.id, hotspotIds: [three.id, two.id, one.id] })
    expect(order.hotspots?.map((hotspot) => hotspot.version)).toEqual([1, 1])
    const before = await read()
    const { hotspots } = await wholeScene(hall.id)
    const gone = await saved({ intent: 'delete-hotspots', sceneId: hall.id, hotspotIds: [one.id, two.id] })
    expect(gone.removed?.toSorted()).toEqual([one.id, two.id].toSorted())
    await saved({ intent: 'put-hotspots', sceneId: hall.id, hotspots })
    expect((await read()).hotspots).toEqual(before.hotspots)
  })

  test('do not fit beyond what a scene can hold', async () => {
    const hall = await addScene('Hall')
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ id: newId(), type: 'item' as const, x: 1, y: 1 }))
    await saved({ intent: 'put-hotspots', sceneId: hall.id, hotspots: many(499) })
    expect(await send({ intent: 'put-hotspots', sceneId: hall.id, hotspots: many(2) })).toMatchObject({
      status: 'failed',
      error: { code: 'tooLarge', params: { kind: 'hotspots', adding: 2 } },
    })
    expect((await saved({ intent: 'put-hotspots', sceneId: hall.id, hotspots: many(1) })).hotspots).toHaveLength(1)
  })
})

describe('another picture', () => {
  const picture = async () =>
    (await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'scene' })).id
  const flags = async () =>
    Object.fromEntries((await read()).hotspots.map((hotspot) => [hotspot.name, hotspot.toCheck]))

  test('keeps the hotspots and asks to check each; moving one or saying that it is right ends that; taking it back restores the marks', async () => {
    const hall = await addScene('Hall')
    const [first, second] = [await picture(), await picture()]
    await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 1, assetId: first })
    const lamp = await addHotspot(hall.id, { name: 'Lamp' })
    await addHotspot(hall.id, { name: 'Door', toCheck: true })
    const change = await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 2, assetId: second })
    expect(change.hotspots).toMatchObject([{ id: lamp.id, toCheck: true, version: 1, x: 50 }])
    expect(await flags()).toEqual({ Lamp: true, Door: true })
    await saved({ intent: 'update-hotspot', hotspotId: lamp.id, version: 1, changes: { toCheck: false } })
    expect(await flags()).toEqual({ Lamp: false, Door: true })
    await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 3, assetId: first, toCheck: [lamp.id] })
    expect(await flags()).toEqual({ Lamp: true, Door: false })
  })

  test('the same picture again, or none, asks for nothing', async () => {
    const hall = await addScene('Hall')
    const asset = await picture()
    await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 1, assetId: asset })
    await addHotspot(hall.id, { name: 'Lamp' })
    await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 2, assetId: asset })
    await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 3, assetId: null })
    expect(await flags()).toEqual({ Lamp: false })
  })
})
