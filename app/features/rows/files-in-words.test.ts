import { expect, test } from 'vitest'
import { rowKinds } from './kinds/index.ts'
import { isKitKind } from './row-kind.ts'
import type { RowKind } from './row-kind.ts'

/** The name of the row says what they show; types of puzzles say for themselves what their pictures need. */
const needNoWords = ['details.coverAssetId', 'puzzle.imageAssetId', 'item.iconAssetId', 'npc.avatarAssetId']

test('every picture and sound of a game names the text for those who cannot see or hear it', () => {
  const files = Object.values(rowKinds)
    .filter(({ name }) => !isKitKind(name))
    .flatMap((kind: RowKind) => Object.entries(kind.fields).map(([field, said]) => ({ kind, field, ...said })))
    .filter(({ file }) => file)
  const wordless = files.filter(({ kind, inWords }) => !kind.fields[inWords ?? '']?.text)
  expect(wordless.map(({ kind, field }) => `${kind.name}.${field}`).toSorted()).toEqual(needNoWords.toSorted())
})
