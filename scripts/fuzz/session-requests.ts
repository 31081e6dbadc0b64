import type { Person } from '#tests/support/person.ts'
import type { Valid } from './valid-request.ts'

const invitation = '/join/7K4M0Q1V'
const link = '0123456789abcdefghijkl'

const form = {
  name: 'Class',
  arrival: 'list',
  teams: 'A\nB',
  starts: 'by_team',
  minutes: '45',
  days: '30',
  ranked: 'on',
}

/** Addresses of one that is open all day, with a team in it. */
export type OpenSession = { published: string; id: string; teamId: string; door: string; screen: string; kiosk: string }

export async function openSession(organiser: Person, guest: Person, published: string): Promise<OpenSession> {
  const named = { ...form, arrival: 'named', starts: 'as_they_come', teams: '' }
  const { headers } = await organiser.postForm(`/sessions/new/${published}`, named)
  const page = headers.location!
  const id = page.slice('/sessions/'.length)
  const find = async (path: string, pattern: RegExp) => {
    const found = pattern.exec((await organiser.get(path)).text)?.[0]
    if (found === undefined) throw new Error(`${path} has no ${pattern}`)
    return found
  }
  const code = (await find(page, /\b[6-9B-HJ-NPQ]{5}-[6-9B-HJ-NPQ]{5}\b/)).replace('-', '')
  const came = await guest.postForm(`/s/${code}`, { name: 'Ada', team: 'Owls' })
  const team = await find(page, new RegExp(`${page}/teams/[0-9a-f-]{36}`))
  return {
    published,
    id,
    teamId: team.slice(-36),
    door: came.headers.location!,
    screen: await find(page, new RegExp(`${page}/screen/\\w{22}`)),
    kiosk: await find(`${page}/stations`, new RegExp(`${page}/kiosk/[\\w-]{22}`)),
  }
}

/** Those of sessions for groups, and where codes are typed. */
export const sessionPages = ({ published, id, teamId, door, screen, kiosk }: OpenSession): string[] => [
  '/join',
  invitation,
  '/sessions',
  `/sessions/new/${published}`,
  `/sessions/${id}`,
  `/sessions/${id}/sheet`,
  `/sessions/${id}/teams/${teamId}`,
  `/api/sessions/${id}/events`,
  `/sessions/${id}/results`,
  `/sessions/${id}/results.csv`,
  `/sessions/${id}/stations`,
  `/sessions/${id}/at/${id}/${link}`,
  screen,
  `${screen}/events`,
  kiosk,
  '/certificate',
  door,
  `/s/${link}`,
]

const orders = (teamId: string): Record<string, string>[] => [
  { order: 'start' },
  { order: 'give_time', minutes: '5', teamId },
  { order: 'tell', text: 'Hello', teamId: '' },
  { order: 'help', teamId },
]

export const sessionForms = ({ published, id, teamId, door, kiosk }: OpenSession): Valid[] => [
  { method: 'POST', path: `/sessions/new/${published}`, form },
  ...orders(teamId).map((order): Valid => ({ as: 'creator', method: 'POST', path: `/sessions/${id}`, form: order })),
  { as: 'creator', method: 'POST', path: `/sessions/${id}/results`, form: { intent: 'again' } },
  { as: 'creator', method: 'POST', path: `/sessions/${id}/stations`, form: { minutes: '5' } },
  { method: 'POST', path: `/sessions/${id}/at/${id}/${link}`, form: {} },
  { method: 'POST', path: kiosk, form: { intent: 'start' } },
  {
    as: 'creator',
    method: 'POST',
    path: `/api/sessions/${id}/certificates`,
    form: { language: 'fr', paper: 'a4' },
  },
  { method: 'POST', path: invitation, form: { name: 'Ada' } },
  { method: 'POST', path: door, form: { name: 'Ada', team: 'Owls' } },
]
