import { expect, test } from 'vitest'
import { change, id, smallDraft } from '#app/features/studio/draft/draft.fixtures.ts'
import { writeUnsent } from '#app/shared/unsent-edits.ts'
import { unsentTexts } from './typed-texts.ts'

test('what somebody typed in one adventure and could not send is found on their device', () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size
    },
  }
  const keep = (user: string, adventure: string, name: string) =>
    writeUnsent(
      storage,
      { user, adventure, page: id(name) },
      {
        title: 'The manor',
        at: 0,
        log: [{ id: id(name), name, command: change(smallDraft(), 'key', { name }) as never }],
      },
    )
  keep('ada', 'manor', 'Brass key')
  keep('ada', 'tower', 'Bell')
  keep('bo', 'manor', 'Lamp')
  expect(unsentTexts('ada', 'manor', storage)).toEqual(['Brass key'])
  expect(unsentTexts('cy', 'manor', storage)).toEqual([])
})
