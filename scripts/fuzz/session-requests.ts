import type { Valid } from './valid-request.ts'

const code = '/s/6789BCDFGH'
const invitation = '/join/7K4M0Q1V'
const link = '0123456789abcdefghijkl'

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
  `/sessions/${id}/results`,
  `/sessions/${id}/results.csv`,
  `/sessions/${id}/stations`,
  `/sessions/${id}/at/${id}/${link}`,
  `/sessions/${id}/screen/${link}`,
  `/sessions/${id}/screen/${link}/events`,
  `/sessions/${id}/kiosk/${link}`,
  '/certificate',
  code,
  `/s/${link}`,
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
  { method: 'POST', path: `/sessions/${id}/results`, form: { intent: 'again' } },
  { method: 'POST', path: `/sessions/${id}/stations`, form: { minutes: '5' } },
  { method: 'POST', path: `/sessions/${id}/at/${id}/${link}`, form: {} },
  { method: 'POST', path: `/sessions/${id}/kiosk/${link}`, form: { intent: 'start' } },
  { method: 'POST', path: `/api/sessions/${id}/certificates`, form: { language: 'fr', paper: 'a4' } },
  { method: 'POST', path: invitation, form: { name: 'Ada' } },
  { method: 'POST', path: code, form: { name: 'Ada', team: 'Owls' } },
]
