import { expect, test } from 'vitest'
import { chosenTags, isStoredTags, storedTags, styleFields, styleTags } from './style-tags.ts'

test('the vocabularies have 26, 18, 25, 18 and 22 tags', () => {
  expect(styleFields.map((field) => [field, styleTags[field].length])).toEqual([
    ['photographyStyle', 26],
    ['lightingStyle', 18],
    ['artStyle', 25],
    ['atmosphereStyle', 18],
    ['compositionStyle', 22],
  ])
})

test.each(styleFields)('every tag of %s has two names, unique in its group and without a comma', (field) => {
  for (const language of ['en', 'fr'] as const) {
    const names = styleTags[field].map((tag) => tag[language])
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[^\s,'][^,']*[^\s,']$/)
  }
})

test('chosen tags are stored by their English labels and read in the order of the vocabulary', () => {
  const [first, second] = [styleTags.artStyle[1], styleTags.artStyle[13]]
  expect(storedTags([first, second])).toBe('Oil painting, Stained glass')
  expect(chosenTags('artStyle', 'Stained glass, Oil painting')).toEqual([first, second])
  expect(chosenTags('artStyle', '')).toEqual([])
})

test('a word that is not a tag of the group is ignored when read and refused when sent', () => {
  expect(chosenTags('lightingStyle', 'Neon, Watercolour')).toEqual([{ en: 'Neon', fr: 'Néon' }])
  expect(isStoredTags('lightingStyle', 'Neon, Moonlight')).toBe(true)
  expect(isStoredTags('lightingStyle', '')).toBe(true)
  for (const stored of ['Neon, Watercolour', 'Néon', 'Neon, Neon', 'Neon,Moonlight', ' '])
    expect(isStoredTags('lightingStyle', stored), stored).toBe(false)
})
