import { expect, test } from 'vitest'
import { defaultHotspotName, namedByTarget } from './hotspot-name.ts'

const cellar = { name: 'Cellar', translations: { fr: { name: 'Cave', description: 'Sombre' } } }
const fresh = { type: 'scene_link' as const, name: 'New Scene Link', translations: {} }

test('a hotspot that was never renamed takes the name of its target, in both languages', () => {
  expect(namedByTarget(fresh, cellar)).toMatchObject({ name: 'Cellar', translations: { fr: { name: 'Cave' } } })
  expect(namedByTarget({ ...fresh, name: defaultHotspotName('scene_link', 'fr') }, cellar).name).toBe('Cellar')
  expect(namedByTarget(fresh, undefined)).toBe(fresh)
})

test('a name that the author gave to a hotspot stays, in each language separately', () => {
  const named = { ...fresh, name: 'Trapdoor' }
  expect(namedByTarget(named, cellar)).toBe(named)
  const half = { ...fresh, translations: { fr: { name: 'Trappe', blockedMessage: 'Non' } } }
  expect(namedByTarget(half, cellar)).toMatchObject({
    name: 'Cellar',
    translations: { fr: { name: 'Trappe', blockedMessage: 'Non' } },
  })
})

test('after the main language has changed, no language shows the default name of a hotspot', () => {
  const target = { name: 'Cave', translations: { en: { name: 'Cellar' } } }
  const swapped = { ...fresh, name: 'Trappe', translations: { en: { name: 'New Scene Link', blockedMessage: 'No' } } }
  expect(namedByTarget(swapped, target)).toMatchObject({
    name: 'Trappe',
    translations: { en: { name: 'Cellar', blockedMessage: 'No' } },
  })
  const untranslated = namedByTarget(swapped, { name: 'Cave', translations: {} })
  expect(untranslated).toMatchObject({ name: 'Trappe', translations: { en: { name: '' } } })
})
