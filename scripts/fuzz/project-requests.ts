import { projectFormat, projectVersion } from '#app/features/studio/exchange/project-document.schema.ts'
import { newId } from '#app/shared/ids.ts'
import type { Valid } from './valid-request.ts'

export const projects = (spare: string): Valid[] => [
  {
    as: 'creator',
    method: 'POST',
    path: '/creator.data',
    json: {
      intent: 'create-adventure',
      title: 'Another',
      kind: 'escape-room',
      category: 'Educational',
      difficulty: 3,
      price: '5',
      description: 'x',
      imageDescription: 'y',
      primaryLanguage: 'fr',
    },
  },
  { as: 'creator', method: 'POST', path: '/creator', json: { intent: 'delete-adventure', adventureId: spare } },
  {
    as: 'creator',
    method: 'POST',
    path: '/api/projects',
    type: 'text/plain',
    bytes: Buffer.from(':: Shore\n(set: $wet to true)(if: $wet)[Cold.] [[Boat]]\n\n:: Boat\nThe end.'),
  },
  {
    as: 'creator',
    method: 'POST',
    path: '/api/projects',
    type: 'application/json',
    bytes: Buffer.from(
      JSON.stringify({
        format: projectFormat,
        version: projectVersion,
        adventure: { title: 'Quiz', kind: 'online-adventure', primaryLanguage: 'en' },
        scenes: [],
        puzzles: [{ id: newId(), type: 'riddle', name: 'Q?', hints: ['H'] }],
        items: [],
        npcs: [],
        nodes: [],
        media: [],
      }),
    ),
  },
]

export const uploads = (adventure: string, scene: string, bytes: Buffer): Valid[] => [
  {
    as: 'creator',
    method: 'POST',
    path: '/api/uploads',
    query: { adventure, purpose: 'scene', scene, framing: 'fit' },
    type: 'image/png',
    bytes,
  },
  {
    as: 'creator',
    method: 'POST',
    path: '/api/uploads',
    query: { adventure, purpose: 'cover' },
    type: 'image/png',
    bytes,
  },
]
