import { expect, test } from 'vitest'
import { sceneNews } from './scene-news.ts'
import type { SceneSeen } from './scene-news.ts'

type Layer = SceneSeen['scene']['layers'][number]

const moon = { id: 'moon', altText: 'A moon hangs low.' } as Layer
const hall = (more: Partial<SceneSeen['scene']> = {}, lang: SceneSeen['lang'] = 'en'): SceneSeen => ({
  scene: { id: 'hall', layers: [], altText: 'A hall. The chest is shut.', description: 'Dust.', ...more },
  lang,
})

test('what appeared is said, and otherwise only the sentences that are new', () => {
  expect(sceneNews(hall(), hall({ layers: [moon], altText: 'A moonlit hall.' }))).toBe('A moon hangs low.')
  expect(sceneNews(hall(), hall({ altText: 'A hall. The chest is open.' }))).toBe('The chest is open.')
  expect(sceneNews(hall(), hall({ description: 'Dust. A draught.' }))).toBe('A draught.')
  expect(sceneNews(hall({ layers: [moon] }), hall())).toBe('')
})

test('another scene and another language of the same one are no news', () => {
  expect(sceneNews(hall(), hall({ id: 'attic', altText: 'An attic.' }))).toBe('')
  expect(sceneNews(hall(), hall({ altText: 'Une salle. Le coffre est fermé.', layers: [moon] }, 'fr'))).toBe('')
})
