import { newId } from '#app/shared/ids.ts'
import type { Valid } from './valid-request.ts'

export const generation = (adventureId: string, sceneId: string, puzzleId: string): Valid[] => [
  { as: 'creator', method: 'GET', path: '/api/generate/generate-scene-image' },
  { as: 'admin', method: 'GET', path: '/admin/generation' },
  { as: 'admin', method: 'POST', path: '/admin/generation', form: { name: 'suggest-hints', isOn: 'on' } },
  { as: 'creator', method: 'GET', path: `/api/projects/${adventureId}/files` },
  { as: 'creator', method: 'GET', path: `/api/projects/${adventureId}/game-file?answers=hidden` },
  ...[
    [
      'generate-scene-image',
      { adventureId, sceneId, prompt: '16:9 aspect ratio, a hall', artStyle: 'Oil painting', seed: 7 },
    ],
    ['generate-npc-avatar', { prompt: 'Ada' }],
    ...['cover-image', 'item-icon', 'puzzle-image'].map((of) => [`generate-${of}`, { adventureId, prompt: 'A hall' }]),
    ['generate-mystery-story', { adventureId, theme: 'A train', setting: 'The Alps', timePeriod: '1930s' }],
    ['generate-mystery-character', { adventureId, theme: 'A train', existingCharacters: ['Ada'], role: 'suspect' }],
    ['suggest-hints', { adventureId, puzzleId, consent: true }],
    ['suggest-synonyms', { adventureId, puzzleId, consent: true }],
    ['suggest-alternative-text', { adventureId, image: `/media/${'a'.repeat(22)}.webp`, language: 'fr' }],
    ['suggest-translation', { adventureId, consent: false }],
  ].map(([name, json]): Valid => ({ as: 'creator', method: 'POST', path: `/api/generate/${String(name)}`, json })),
  ...[
    { intent: 'remove-unused', ids: [newId()] },
    { intent: 'declare-origin', assetId: newId(), origin: 'model' },
  ].map((json): Valid => ({ as: 'creator', method: 'POST', path: `/api/projects/${adventureId}/files`, json })),
]
