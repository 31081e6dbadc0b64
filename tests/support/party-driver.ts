import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import type { PartyRequest } from '#app/features/play/party/party-request.schema.ts'
import { newId } from '#app/shared/ids.ts'
import type { HttpWorld } from './http-world.ts'
import { startRun } from './made-adventure.ts'
import type { Person, Reply } from './person.ts'

export const ask = (person: Person, runId: string, asked: PartyRequest): Promise<Reply> =>
  person.postJson(`/api/runs/${runId}/party`, asked)

export async function askWell(person: Person, runId: string, asked: PartyRequest): Promise<PartySnapshot> {
  const reply = await ask(person, runId, asked)
  if (reply.status !== 200) throw new Error(`${JSON.stringify(asked)}: ${reply.status} ${reply.text}`)
  return JSON.parse(reply.text) as PartySnapshot
}

export const chat = (text: string): PartyRequest => ({ chat: text, messageId: newId() })

export async function invite(host: Person, runId: string): Promise<string> {
  const { invitation } = await askWell(host, runId, { invite: true })
  if (!invitation) throw new Error('no invitation was made')
  return invitation.code
}

export async function join(person: Person, code: string, name: string): Promise<string> {
  const reply = await person.postForm(`/join/${code}`, { name })
  const id = /^\/run\/([0-9a-f-]{36})$/.exec(reply.headers.location ?? '')?.[1]
  if (reply.status !== 302 || !id)
    throw new Error(`${name} could not join: ${reply.status} ${reply.text.slice(0, 300)}`)
  return id
}

export type TestParty = { runId: string; code: string; host: Person; others: Person[] }

export async function openParty(world: HttpWorld, adventureId: string, names: readonly string[]): Promise<TestParty> {
  const host = world.person()
  const runId = await startRun(host, adventureId)
  const code = await invite(host, runId)
  const others: Person[] = []
  for (const name of names) {
    const person = world.person()
    await join(person, code, name)
    others.push(person)
  }
  return { runId, code, host, others }
}
