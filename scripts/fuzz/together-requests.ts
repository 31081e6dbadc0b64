import { newId } from '#app/shared/ids.ts'
import { peopleForms } from './people-forms.ts'
import type { Valid } from './valid-request.ts'

/** Of those who make a work together: their notes, what they have seen, and who they are. */
export function togetherRequests(id: string, rowId: string): Valid[] {
  const bodies: [path: string, json: object][] = [
    ['events', { tab: 'scenes', rowId, field: 'name', seen: 3 }],
    ['notes', { intent: 'leave', kind: 'scene', rowId, field: 'name', text: 'Too dark' }],
    ['notes', { intent: 'answer', noteId: newId(), text: 'Why?' }],
    ['notes', { intent: 'change', noteId: newId(), text: 'Dark' }],
    ...['remove', 'close', 'reopen'].map((intent): [string, object] => ['notes', { intent, noteId: newId() }]),
  ]
  return [
    { as: 'creator', method: 'GET', path: `/api/projects/${id}/changes?all&olderThan=${id}` },
    ...bodies.map(([path, json]): Valid => ({
      as: 'creator',
      method: 'POST',
      path: `/api/projects/${id}/${path}`,
      json,
    })),
    ...peopleForms(id),
  ]
}
