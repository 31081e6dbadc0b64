import type { OutgoingHttpHeaders } from 'node:http'
import { vi } from 'vitest'
import type { RunStreamEvents } from '#app/features/play/live/stream-events.ts'
import { openEventStream } from './event-stream.ts'
import type { OpenStream } from './event-stream.ts'
import type { Person } from './person.ts'

export type Said = {
  [Name in keyof RunStreamEvents]: { name: Name; id: string | undefined; data: RunStreamEvents[Name] }
}[keyof RunStreamEvents]

export type RunStream = OpenStream & {
  said: () => Said[]
  all: <Name extends keyof RunStreamEvents>(name: Name) => Extract<Said, { name: Name }>[]
  last: <Name extends keyof RunStreamEvents>(name: Name) => RunStreamEvents[Name]
  until: (expectation: (stream: RunStream) => void) => Promise<void>
}

const patienceMs = 20_000

export async function openRunStream(
  person: Person,
  runId: string,
  { after, headers }: { after?: number; headers?: OutgoingHttpHeaders } = {},
): Promise<RunStream> {
  const open = await openEventStream(
    person,
    `/api/runs/${runId}/events${after === undefined ? '' : `?after=${after}`}`,
    headers,
  )
  const said = () => parse(open.text())
  const stream: RunStream = {
    ...open,
    said,
    all: (name) => said().filter((each) => each.name === name) as never,
    last(name) {
      const found = stream.all(name).at(-1)
      if (!found) throw new Error(`no ${name} was said: ${open.text().slice(0, 500)}`)
      return found.data as never
    },
    until: (expectation) => vi.waitFor(() => expectation(stream), { timeout: patienceMs, interval: 15 }),
  }
  return stream
}

function parse(text: string): Said[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const fields = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
      )
      const name = fields.get('event')
      return name === undefined
        ? []
        : [{ name, id: fields.get('id'), data: JSON.parse(fields.get('data') ?? '') as unknown } as Said]
    })
}
