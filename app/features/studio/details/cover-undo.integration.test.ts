import { expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import { coverChange } from '#app/features/studio/saving/cover-history.ts'
import { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import { buildAsset } from '#database/factories/build-asset.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()

const stored = () => getDraft(world.database, world.member, { adventureId: world.adventureId })

test('a cover that is taken away or replaced comes back, and goes again, between edits of the same row', async () => {
  const build = () => buildAsset(world.database, { adventureId: world.adventureId, purpose: 'cover' })
  const [first, second] = [await build(), await build()]
  const before = await stored()
  const saver = new DraftSaver(before, (request) => world.send(request))
  const change = async (assetId: string | null) => {
    const { make, entry } = coverChange(assetId)
    expect(await saver.send(make)).toMatchObject({ status: 'saved' })
    saver.record(entry())
  }
  const details = async () => {
    await saver.flush()
    const { cover, title } = (await stored()).details
    return [cover?.id ?? null, title]
  }
  await change(first.id)
  saver.edit(world.adventureId, { title: 'The lighthouse' })
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
    await saver.undo()
    expect(await details()).toEqual(step)
  }
  for (let step = 0; step < 4; step += 1) await saver.redo()
  expect(await details()).toEqual([null, 'The lighthouse'])
})
