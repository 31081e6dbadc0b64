import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typePictureOf } from './type-pictures.ts'
import { puzzleTypes } from './puzzle-types.ts'

test('every type has its own decorative picture, which takes its colours from the theme', () => {
  const drawings = puzzleTypes.map(({ id }) => {
    const picture = typePictureOf(id)
    if (!picture) throw new Error(`types/${id} has no editor/type-picture.tsx`)
    return renderToString(createElement(picture, {}))
  })
  expect(new Set(drawings).size).toBe(puzzleTypes.length)
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg[^>]* aria-hidden="true"/u)
    expect(drawing).toMatch(/(?:fill|stroke)-brass/u)
    expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/iu)
  }
})

test('an unknown type has no picture', () => {
  expect(typePictureOf('nothing')).toBeUndefined()
})
