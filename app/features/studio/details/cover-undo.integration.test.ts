import { expect, test } from 'vitest'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { changeFields } from '#app/features/studio/draft/make-command.ts'
import { getDraft } from '#app/features/studio/editor/get-draft.server.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()

test('removing or replacing a cover can be undone and redone between edits of the same row', async () => {
  const build = () => buildAsset(world.database, { adventureId: world.adventureId, purpose: 'cover' })
  const [first, second] = [await build(), await build()]
  const before = await world.read()
  const loaded = await getDraft(world.database, world.member, { adventureId: world.adventureId })
  const store = new DraftStore(loaded, (request) => world.send(request))
  for (const { id, name, bytes } of [first, second])
    store.know({ id, url: `/media/${name}.webp`, width: 1600, height: 900, bytes })
  const change = async (coverAssetId: string | null) =>
    expect(await store.run(changeFields(world.adventureId, { coverAssetId }))).toEqual({ status: 'done' })
  const details = async () => {
    await store.flush()
    const { cover, title } = (await world.read()).details
    return [cover?.id ?? null, title]
  }
  await change(first.id)
  store.edit(world.adventureId, { title: 'The lighthouse' })
  await change(second.id)
  await change(null)
  expect(await details()).toEqual([null, 'The lighthouse'])
  const steps = [
    [second.id, 'The lighthouse'],
    [first.id, 'The lighthouse'],
    [first.id, before.details.title],
    [null, before.details.title],
  ]
  for (const step of steps) {
    store.undo()
    expect(await details()).toEqual(step)
  }
  for (let step = 0; step < 4; step += 1) store.redo()
  expect(await details()).toEqual([null, 'The lighthouse'])
})
