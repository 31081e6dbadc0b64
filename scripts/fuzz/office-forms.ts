import type { Valid } from './valid-request.ts'

const paths = ['/admin', '/admin/messages', '/admin/outbox', '/admin/design']

const asAdmin = (path: string, form: Record<string, string>): Valid => ({ as: 'admin', method: 'POST', path, form })

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
  asAdmin('/admin/messages', { intent: 'answer', messageId: id, answer: 'Under the mat.' }),
  asAdmin('/admin/messages', { intent: 'close', messageId: id }),
  asAdmin('/admin/outbox', { mailId: id }),
  asAdmin('/admin/design', { intent: 'save', key: '--radius-card', value: '8px', description: 'Why', isNew: 'add' }),
  asAdmin('/admin/design', { intent: 'delete', key: '--radius-card' }),
]
