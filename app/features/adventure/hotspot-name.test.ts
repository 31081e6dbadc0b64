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
