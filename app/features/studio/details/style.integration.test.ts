import { expect, test } from 'vitest'
import { buildUser } from '#database/factories/build-user.ts'
import { edit } from '#tests/support/draft-commands.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld()
const style = {
  photographyStyle: 'Bokeh, Sepia',
  atmosphereStyle: 'Foggy',
  imageDescription: 'A lamp on a quay',
  customAiPrompt: 'Brass and velvet',
}

test('only its creator can save style, prompt and picture description with the adventure', async () => {
  const { member: stranger } = await buildUser(world.database)
  const request = edit(await world.changeOf('details', world.adventureId, style))
  expect(await world.send(request, world.adventureId, stranger)).toMatchObject({
    status: 'failed',
    error: { code: 'notFound' },
  })
  expect(await world.send(request)).toMatchObject({ status: 'edited', taken: { rows: { details: [style] } } })
  expect((await world.read()).details).toMatchObject({ ...style, lightingStyle: '', compositionStyle: '' })
})
