import { expect, test } from 'vitest'
import { isPuzzleId, registerPuzzle, renderPuzzle } from './render.ts'

test('a new type has every face, and no placeholder of the template is left', () => {
  const files = renderPuzzle('card_trick')
  const faces = [
    'index.ts',
    'rules/schema.ts',
    'check.server.ts',
    'lock-template.server.ts',
    'editor/editor-form.tsx',
    'player/player-view.tsx',
    'editor/type-picture.tsx',
    'print/print.server.ts',
    'print/print.typ',
    'fixtures.ts',
    'card-trick.test.ts',
    'messages/en.json',
    'messages/fr.json',
  ]
  expect([...files.keys()]).toEqual(expect.arrayContaining(faces))
  for (const [path, text] of files) expect(`${path}\n${text}`).not.toMatch(/__(id|kebab|words)__|\.txt/)
  expect(files.get('index.ts')).toContain("export const puzzleType = definePuzzleType({\n  id: 'card_trick'")
})

test('its words have the same keys in both languages, each beginning with its name', () => {
  const files = renderPuzzle('card_trick')
  const [en, fr] = ['en', 'fr'].map((locale) =>
    Object.keys(JSON.parse(files.get(`messages/${locale}.json`)!) as object),
  )
  expect(fr).toEqual(en)
  expect(en!.every((key) => key.startsWith('card_trick_'))).toBe(true)
})

test('it is added last in the list of types', () => {
  const list = "import { puzzleType as riddle } from './riddle/index.ts'\n\nexport const types = [\n  riddle,\n]\n"
  expect(registerPuzzle(list, 'card_trick')).toBe(
    `import { puzzleType as cardTrick } from './card_trick/index.ts'\n${list.replace('  riddle,\n', '  riddle,\n  cardTrick,\n')}`,
  )
})

test('a name has to work as a folder, a column value and a key', () => {
  expect(['card_trick', 'maze2', 'a'].every(isPuzzleId)).toBe(true)
  expect(
    ['', 'Card', 'card-trick', '_card', 'card_', 'card__trick', '2maze', '../x', 'a'.repeat(41)].some(isPuzzleId),
  ).toBe(false)
})
