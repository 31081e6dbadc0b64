import { expect, test } from 'vitest'
import { rebasedFields } from './rebased.ts'

const picture = (card: number, url: string) => ({ card, url, alt: '' })

test('two pictures that arrive for a closed dialog are both kept', () => {
  const seen = { configuration: { items: ['a', 'b'], pictures: [] as object[] } }
  const first = { configuration: { items: ['a', 'b'], pictures: [picture(0, '/media/a.webp')] } }
  const second = { configuration: { items: ['a', 'b'], pictures: [picture(1, '/media/b.webp')] } }
  expect(rebasedFields(seen, second, rebasedFields(seen, first, seen))).toEqual({
    configuration: { items: ['a', 'b'], pictures: [picture(0, '/media/a.webp'), picture(1, '/media/b.webp')] },
  })
})

test('two stills go to two fields, and what is typed elsewhere stays', () => {
  const seen = { configuration: { firstStillUrl: '', secondStillUrl: '', differences: ['vase'] } }
  const now = { configuration: { firstStillUrl: '/media/a.webp', secondStillUrl: '', differences: ['vase', 'lamp'] } }
  const late = { configuration: { ...seen.configuration, secondStillUrl: '/media/b.webp' } }
  expect(rebasedFields(seen, late, now)).toEqual({
    configuration: { firstStillUrl: '/media/a.webp', secondStillUrl: '/media/b.webp', differences: ['vase', 'lamp'] },
  })
})

test('a new picture replaces the one that was there when it was requested', () => {
  const seen = { pictures: [picture(0, '/media/old.webp')] }
  const now = { pictures: [picture(0, '/media/old.webp'), picture(1, '/media/b.webp')] }
  expect(rebasedFields(seen, { pictures: [picture(0, '/media/new.webp')] }, now)).toEqual({
    pictures: [picture(1, '/media/b.webp'), picture(0, '/media/new.webp')],
  })
})

test.each([
  ['what changed is taken as it is while nothing else has', { hints: ['a', 'b'] }, { hints: ['b'] }, { hints: ['b'] }],
  ['of two that changed one text the later stays', { name: 'Now' }, { name: 'Late' }, { name: 'Late' }],
  ['what was deleted stays deleted', { rules: { skip: 1 } }, { rules: {} }, { rules: {} }],
])('%s', (_, now, change, expected) => {
  const seen = { hints: ['a', 'b'], name: 'Seen', rules: { skip: 1 } }
  expect(rebasedFields(seen, change, { ...seen, ...now })).toEqual(expected)
})

test('translations are merged text by text anyway', () => {
  const now = { translations: { fr: { name: 'Cave', description: 'Humide' } } }
  expect(rebasedFields({ translations: {} }, { translations: { fr: { name: 'Grenier' } } }, now)).toEqual({
    translations: { fr: { name: 'Grenier' } },
  })
})
