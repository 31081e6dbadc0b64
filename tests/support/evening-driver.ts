import type { HostView } from '#app/features/kits/evening/evening-views.ts'
import { openEventStream } from './event-stream.ts'
import type { Person, Reply } from './person.ts'

export type OpenedEvening = { id: string; path: string }

/** Opens an evening by its form. @param people who plays whom, by character */
export async function openEvening(
  host: Person,
  kitId: string,
  people: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>> = {},
): Promise<OpenedEvening> {
  const reply = await host.postForm(`/evening/new/${kitId}`, {
    host: 'Hana',
    day: new Date().toISOString().slice(0, 10),
    time: '7 p.m.',
    place: 'At home',
    language: 'en',
    plays: '',
    detectives: '',
    ...Object.fromEntries(Object.entries(people).map(([id, person]) => [`person ${id}`, person])),
    ...given,
  })
  const path = reply.headers.location ?? ''
  const id = /^\/evening\/([0-9a-f-]{36})$/.exec(path)?.[1]
  if (!id) throw new Error(`no evening was opened: ${reply.status} ${reply.text.slice(0, 300)}`)
  return { id, path }
}

/** The view with which its stream begins. */
export async function seenBy<View extends { version: number }>(person: Person, path: string): Promise<View> {
  const stream = await openEventStream(person, `${path}/events`)
  if (stream.status !== 200) throw new Error(`${path}: ${stream.status}`)
  try {
    const until = Date.now() + 10_000
    while (!lastView(stream.text()) && Date.now() < until) await new Promise((go) => void setTimeout(go, 10))
    return lastView(stream.text()) as View
  } finally {
    stream.leave()
  }
}

/** Undefined before the first one has come whole. */
export function lastView(text: string): unknown {
  const whole = [...text.matchAll(/event: view\ndata: (.+)\n\n/gu)].at(-1)?.[1]
  return whole === undefined ? undefined : JSON.parse(whole)
}

/** Where each guest's link leads, by person. */
export async function linksOf(host: Person, { path }: OpenedEvening): Promise<Record<string, string>> {
  const { guests } = await seenBy<HostView>(host, path)
  return Object.fromEntries(guests.map(({ person, link }) => [person, new URL(link!.address).pathname]))
}

export const command = (person: Person, path: string, body: object): Promise<Reply> =>
  person.postJson(`${path}/commands`, body)
