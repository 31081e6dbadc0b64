import { describe, expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import type { EditorRequest } from '#app/features/studio/studio.schema.ts'
import { newId } from '#app/shared/ids.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { buildPuzzle } from '#database/factories/build-puzzle.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()
const { send, saved } = world

const addScene = async (name: string, more: Partial<Extract<EditorRequest, { intent: 'create-scene' }>> = {}) => (await saved({ intent: 'create-scene', name, ...more })).scenes![0]!
const addHotspot = async (sceneId: string, more: Partial<Extract<EditorRequest, { intent: 'create-hotspot' }>> = {}) =>
  (await saved({ intent: 'create-hotspot', sceneId, type: 'scene_link', x: 50, y: 50, ...more })).hotspots![0]!

const read = () => getDraft(world.database, world.member, { adventureId: world.adventureId })

describe('scenes', () => {
  test('the first is where the adventure starts, and each goes to the end', async () => {
    const hall = await addScene('Hall')
    const attic = await addScene('Attic', { orientation: 'portrait' })
    expect(hall).toMatchObject({ isStartingMap: true, displayOrder: 0, canvasWidth: 1920, canvasHeight: 1080, orientation: 'landscape' })
    expect(attic).toMatchObject({ isStartingMap: false, displayOrder: 1, canvasWidth: 1080, canvasHeight: 1920, orientation: 'portrait' })
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
    const { scenes } = await saved({ intent: 'update-scene', sceneId: hall.id, version: 1, changes: { isEnding: true, endingConditions } })
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
    const turned = await saved({ intent: 'update-scene', sceneId: hall.id, version: 1, changes: { orientation: 'portrait' } })
    expect(turned.scenes).toMatchObject([{ canvasWidth: 1080, canvasHeight: 1920 }])
    const asset = await buildAsset(world.database, { adventureId: world.adventureId, purpose: 'scene' })
    const pictured = await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 2, assetId: asset.id })
    expect(pictured.scenes?.[0]?.image?.url).toBe(`/media/${asset.name}.webp`)
    const answer = await send({ intent: 'update-scene', sceneId: hall.id, version: 3, changes: { orientation: 'landscape' } })
    expect(answer).toEqual({ status: 'invalid', fields: { 'changes.orientation': ['studio_errors_orientation'] } })
    expect((await saved({ intent: 'set-scene-image', sceneId: hall.id, version: 3, assetId: null })).scenes?.[0]?.image).toBeNull()
  })

  test('translations are merged, and an empty one goes', async () => {
    const hall = await addScene('Hall', { translations: { fr: { name: 'Vestibule', altText: 'Une porte' } } })
    const change = await saved({ intent: 'update-scene', sceneId: hall.id, version: 1, changes: { translations: { fr: { altText: '', description: 'De la poussière.' } } } })
    expect(change.scenes?.[0]?.translations).toEqual({ fr: { name: 'Vestibule', description: 'De la poussière.' } })
    const answer = await send({ intent: 'update-scene', sceneId: hall.id, version: 2, changes: { translations: { en: { name: 'Hall' } } } })
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
    expect(await addHotspot(hall.id, { type, x: 12.5, y: 99 })).toMatchObject({ type, name, x: 12.5, y: 99, width: 60, height: 60, zIndex: 0, targetId: null })
  })

  test('in a French adventure it has a French name', async () => {
    world.adventureId = (await buildAdventure(world.database, { creatorId: world.member.userId, primaryLanguage: 'fr', languages: ['fr'] })).id
    const hall = await addScene('Vestibule')
    expect((await addHotspot(hall.id, { type: 'puzzle' })).name).toBe('Nouvelle énigme')
  })

  test('what is dragged beyond the picture stays at its edge', async () => {
    const hall = await addScene('Hall')
    const hotspot = await addHotspot(hall.id, { x: -3, y: 250 })
    expect(hotspot).toMatchObject({ x: 0, y: 100 })
    const moved = await saved({ intent: 'update-hotspot', hotspotId: hotspot.id, version: 1, changes: { x: 100.01, y: -0.5 } })
    expect(moved.hotspots).toMatchObject([{ x: 100, y: 0, version: 2 }])
  })

  test('another type clears the target unless it brings one; the same type keeps it', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    const puzzle = await buildPuzzle(world.database, { adventureId: world.adventureId })
    const hotspot = await addHotspot(hall.id, { targetId: attic.id })
    const change = (version: number, changes: Extract<EditorRequest, { intent: 'update-hotspot' }>['changes']) => saved({ intent: 'update-hotspot', hotspotId: hotspot.id, version, changes })
    expect((await change(1, { type: 'scene_link', name: 'Up' })).hotspots).toMatchObject([{ targetId: attic.id, name: 'Up' }])
    expect((await change(2, { type: 'puzzle' })).hotspots).toMatchObject([{ type: 'puzzle', targetId: null }])
    expect((await change(3, { targetId: puzzle.id })).hotspots).toMatchObject([{ type: 'puzzle', targetId: puzzle.id }])
    expect((await change(4, { type: 'scene_link', targetId: attic.id })).hotspots).toMatchObject([{ type: 'scene_link', targetId: attic.id }])
  })

  test('a target of the wrong kind is not found', async () => {
    const hall = await addScene('Hall')
    const puzzle = await buildPuzzle(world.database, { adventureId: world.adventureId })
    expect((await send({ intent: 'create-hotspot', sceneId: hall.id, type: 'npc', x: 1, y: 1, targetId: puzzle.id })).status).toBe('failed')
  })

  test('clearing removes those of this scene and no others', async () => {
    const [hall, attic] = [await addScene('Hall'), await addScene('Attic')]
    const [one, two, kept] = [await addHotspot(hall.id), await addHotspot(hall.id), await addHotspot(attic.id)]
    expect((await saved({ intent: 'clear-hotspots', sceneId: hall.id })).removed?.toSorted()).toEqual([one.id, two.id].toSorted())
    expect((await read()).hotspots.map((hotspot) => hotspot.id)).toEqual([kept.id])
  })
})
