import { expect, test } from 'vitest'
import { getDraft } from '#app/features/studio/get-draft.server.ts'
import { performEditorCommand } from '#app/features/studio/perform-editor-command.server.ts'
import { buildAdventure } from '#database/factories/build-adventure.ts'
import { buildUser } from '#database/factories/build-user.ts'
import { useStudioWorld } from '#tests/support/studio-world.ts'

const world = useStudioWorld(null)
const style = {
  photographyStyle: 'Bokeh, Sepia',
  atmosphereStyle: 'Foggy',
  imageDescription: 'A lamp on a quay',
  customAiPrompt: 'Brass and velvet',
}

test('style, prompt and the picture’s description are saved with the adventure, by its creator alone', async () => {
  const { id } = await buildAdventure(world.database, { creatorId: world.member.userId })
  const save = (who = world.member) =>
    performEditorCommand(world.database, who, id, { intent: 'update-details', version: 1, changes: style })
  expect(await save((await buildUser(world.database)).member)).toMatchObject({
    status: 'failed',
    error: { code: 'notFound' },
  })
  expect(await save()).toMatchObject({ status: 'saved', change: { details: style } })
  expect((await getDraft(world.database, world.member, { adventureId: id })).details).toMatchObject({
    ...style,
    lightingStyle: '',
    compositionStyle: '',
  })
})
