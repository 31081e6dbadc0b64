import type { Person } from '#tests/support/person.ts'
import type { Valid } from './valid-request.ts'

const form = {
  type: 'code_entry',
  language: 'fr',
  title: 'Au portail',
  question: 'Quel code?',
  opened: 'Entrez.',
  openedLink: 'https://example.org/next',
  draft: JSON.stringify({ configuration: { lock: 'wheels', codeLength: 3 }, solution: { correctCode: '194' } }),
}

/** A lock that an account keeps. @returns its id */
export async function makeLock(person: Person): Promise<string> {
  const { headers } = await person.postForm('/lock/new', form)
  return headers.location!.split('/')[2]!
}

const pages = (id: string): string[] => [
  '/lock/new',
  '/lock/new?type=riddle',
  `/lock/${id}`,
  `/lock/${id}/share`,
  `/lock/${id}/edit`,
  `/lock/${id}/qr?form=svg`,
  `/lock/${id}/print?key=1`,
  `/embed/lock/${id}`,
  `/report/lock/${id}`,
]

export const lockRequests = (id: string): Valid[] => [
  ...pages(id).map((path): Valid => ({ method: 'GET', path })),
  { method: 'POST', path: '/lock/new', form },
  { method: 'POST', path: `/api/locks/${id}/answers`, json: { answer: { code: '111' }, isFramed: true } },
  { as: 'creator', method: 'POST', path: `/lock/${id}/edit`, form },
  { as: 'creator', method: 'POST', path: `/lock/${id}/share`, form: { intent: 'keep' } },
  { method: 'POST', path: `/report/lock/${id}`, form: { reason: 'other', text: 'Why' } },
  { as: 'admin', method: 'POST', path: '/admin/moderation', form: { intent: 'delete-lock', lockId: id, note: 'Why' } },
]
