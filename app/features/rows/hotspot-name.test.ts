import { expect, test } from 'vitest'
import { defaultHotspotName, namedByTarget } from './hotspot-name.ts'

const cellar = { name: 'Cellar', translations: { fr: { name: 'Cave', description: 'Sombre' } } }
const fresh = { type: 'scene_link' as const, name: 'New Scene Link', translations: {} }

test('a hotspot with its first name is called as what it leads to, in both languages', () => {
  expect(namedByTarget(fresh, cellar)).toMatchObject({ name: 'Cellar', translations: { fr: { name: 'Cave' } } })
  expect(namedByTarget({ ...fresh, name: defaultHotspotName('scene_link', 'fr') }, cellar).name).toBe('Cellar')
  expect(namedByTarget(fresh, undefined)).toBe(fresh)
})

test('a name that its author gave stays, in each language of its own', () => {
  const named = { ...fresh, name: 'Trapdoor' }
  expect(namedByTarget(named, cellar)).toBe(named)
  const half = { ...fresh, translations: { fr: { name: 'Trappe', blockedMessage: 'Non' } } }
  expect(namedByTarget(half, cellar)).toMatchObject({
    name: 'Cellar',
    translations: { fr: { name: 'Trappe', blockedMessage: 'Non' } },
  })
})

test('after its main language was changed, no language reads the first name of a hotspot', () => {
  const target = { name: 'Cave', translations: { en: { name: 'Cellar' } } }
  const swapped = { ...fresh, name: 'Trappe', translations: { en: { name: 'New Scene Link', blockedMessage: 'No' } } }
  expect(namedByTarget(swapped, target)).toMatchObject({
    name: 'Trappe',
    translations: { en: { name: 'Cellar', blockedMessage: 'No' } },
  })
  const untranslated = namedByTarget(swapped, { name: 'Cave', translations: {} })
  expect(untranslated).toMatchObject({ name: 'Trappe', translations: { en: { name: '' } } })
})
