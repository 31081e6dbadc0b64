import type { Valid } from './valid-request.ts'

const paths = ['/admin', '/admin/messages', '/admin/outbox', '/admin/design']

/** What administrators do with messages, mails and the look. */
export const officeForms = (id: string): Valid[] => [
  ...[...paths, `/admin/moderation/${id}/draft`].map((path): Valid => ({
    as: 'admin',
    method: 'GET',
    path,
    query: { q: 'ada', state: 'all', page: '2', message: id, mail: id, tab: 'other', lang: 'fr' },
  })),
  { method: 'GET', path: '/theme', query: { look: 'built-in' } },
  { method: 'GET', path: '/design/0123456789abcdef.css' },
  ...[
    { intent: 'answer', messageId: id, answer: 'Under the mat.' },
    { intent: 'close', messageId: id },
  ].map((form): Valid => ({ as: 'admin', method: 'POST', path: '/admin/messages', form })),
  { as: 'admin', method: 'POST', path: '/admin/outbox', form: { mailId: id } },
  {
    as: 'admin',
    method: 'POST',
    path: '/admin/design',
    form: { intent: 'save', key: '--radius-card', value: '8px', description: 'Why', isNew: 'add' },
  },
  { as: 'admin', method: 'POST', path: '/admin/design', form: { intent: 'delete', key: '--radius-card' } },
]
