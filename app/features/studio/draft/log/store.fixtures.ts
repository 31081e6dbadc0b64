import { FakeServer, id, smallDraft, wired } from '#app/features/studio/draft/draft.fixtures.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import type { EditorRequest } from '#app/features/studio/draft/editor-request.schema.ts'
import type { Refusal } from '#app/features/studio/draft/refusal.ts'
import type { Logged } from '#app/features/studio/draft/take.ts'
import type { Clock } from './clock.ts'
import { DraftStore } from './draft-store.ts'
import type { PostResult } from './post-request.ts'

export const settle = async () => {
  for (let round = 0; round < 20; round++) await Promise.resolve()
}

export const away: PostResult = { status: 'unreachable' }
export const broken: PostResult = { status: 'failed', error: { code: 'unexpected', params: {} } }

export function studio(draft: Draft = smallDraft(), server = new FakeServer(draft)) {
  const sent: { request: EditorRequest; answer: (result: PostResult) => void }[] = []
  let now = 0
  let waiting: { run: () => void; at: number } | null = null
  const clock: Clock = {
    now: () => now,
    wake: (run, ms) => {
      waiting = { run, at: now + ms }
      return () => (waiting = null)
    },
  }
  const post = (request: EditorRequest) =>
    new Promise<PostResult>((answer) => sent.push({ request: wired(request), answer }))
  const store = new DraftStore(server.load(), post, clock)
  const pass = async (ms: number) => {
    now += ms
    const due = waiting
    if (due && due.at <= now) due.run()
    await settle()
  }
  const answer = async (result: PostResult) => {
    sent.at(-1)!.answer(result)
    await settle()
  }
  const commands = (at = -1): Command[] => {
    const request = sent.at(at)?.request
    return request?.intent === 'edit' ? request.commands.map(({ command }) => command as Command) : []
  }
  const logged = () => (sent.at(-1)!.request as unknown as { commands: Logged[] }).commands
  return {
    store,
    server,
    sent,
    pass,
    answer,
    commands,
    take: async (arrives = true) => {
      const result = await server.take(logged())
      await answer(arrives ? result : away)
    },
    refuse: (refusal: Refusal) =>
      answer({
        status: 'edited',
        taken: {
          results: logged().map((each) => ({ id: each.id, status: 'refused', refusal })),
          rows: {},
          removed: [],
          files: [],
          draftRevision: ++server.revision,
        },
      }),
    edit: (name: string, fields: Changes) => store.edit(id(name), fields),
    row: (name: string) => {
      const all = Object.values(store.draft.rows).flat()
      return all.find((each) => each.id === id(name))
    },
    statuses: () => store.getState().log.map(({ status }) => status),
  }
}
