import type { Person, Reply } from './person.ts'

export function isFine(reply: Reply): Reply {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text.slice(0, 300)}`)
  return reply
}

const noDetails = { host: '', date: '', place: '', roster: [], absentIds: [] }

/** Lines of progress, then the file. @param part all of them without @throws Error unless it was answered */
export const askForKit = (person: Person, kit: string, choice: object, part: string | null = null): Promise<Reply> =>
  person
    .send('POST', `/api/kits/${kit}/print`, {
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        form: 'pdf',
        choice: { isLarge: false, ...choice },
        details: noDetails,
        part,
        changedOnly: false,
        earlier: null,
        isDraft: false,
      }),
      timeoutMs: 300_000,
    })
    .then(isFine)

const lineEnd = 10

/** What follows the lines of progress; empty when nothing was set. */
export function fileIn(bytes: Buffer): Buffer {
  const ready = bytes.indexOf('"stage":"ready"')
  return ready === -1 ? Buffer.alloc(0) : bytes.subarray(bytes.indexOf(lineEnd, ready) + 1)
}
