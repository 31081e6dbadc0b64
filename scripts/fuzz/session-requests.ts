import type { Valid } from './valid-request.ts'

const code = '/s/6789BCDFGH'
const invitation = '/join/7K4M0Q1V'

/** Those of sessions for groups, and where codes are typed. */
export const sessionPages = (id: string): string[] => [
  '/join',
  invitation,
  '/sessions',
  `/sessions/new/${id}`,
  `/sessions/${id}`,
  `/sessions/${id}/sheet`,
  `/sessions/${id}/teams/${id}`,
  `/api/sessions/${id}/events`,
  code,
  '/s/0123456789abcdefghijkl',
]

const orders = (id: string): Record<string, string>[] => [
  { order: 'start' },
  { order: 'give_time', minutes: '5', teamId: id },
  { order: 'tell', text: 'Hello', teamId: '' },
]

export const sessionForms = (id: string): Valid[] => [
  {
    method: 'POST',
    path: `/sessions/new/${id}`,
    form: {
      name: 'Class',
      arrival: 'list',
      teams: 'A\nB',
      starts: 'by_team',
      minutes: '45',
      days: '30',
      ranked: 'on',
    },
  },
  ...orders(id).map((form): Valid => ({ method: 'POST', path: `/sessions/${id}`, form })),
  { method: 'POST', path: invitation, form: { name: 'Ada' } },
  { method: 'POST', path: code, form: { name: 'Ada', team: 'Owls' } },
]
