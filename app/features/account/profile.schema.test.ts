import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { mostStory, profileSchema } from './profile.schema.ts'

function submitted(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return parseWithZod(data, { schema: profileSchema })
}

test('a name is enough; empty fields are cleared', () => {
  expect(submitted({ name: ' Ada ', storyEn: '', storyFr: ' ', physicalDescription: '' })).toMatchObject({
    status: 'success',
    value: { name: 'Ada', storyEn: '', storyFr: '', physicalDescription: '' },
  })
})

test('a line break counts once, however it is sent', () => {
  const story = 'a\r\n'.repeat(mostStory / 2 - 1)
  const longer = `${story}abc`
  expect(submitted({ name: 'Ada', storyEn: `${story}ab` })).toMatchObject({ status: 'success' })
  expect(submitted({ name: 'Ada', storyEn: longer })).toMatchObject({ error: { storyEn: ['account_story_long'] } })
})

test.each([
  ['a line end in the name', { name: 'A\nda' }, 'name'],
  ['a NUL in a story', { name: 'Ada', storyFr: 'a\u0000' }, 'storyFr'],
  ['a column of the table', { name: 'Ada', isCreator: 'true' }, ''],
])('%s is refused', (_what, fields, field) => {
  expect(submitted(fields as never)).toMatchObject({ status: 'error', error: { [field]: ['invalidInput'] } })
})
