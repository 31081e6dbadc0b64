import type { RunRequest } from '#app/features/play/runs/run-request.schema.ts'
import { beat, beatEveryMs } from '#app/shared/stream-beat.ts'
import type { LocalRun } from './local-run.ts'

const json = (answer: unknown, status = 200): Response =>
  new Response(JSON.stringify(answer), { status, headers: { 'Content-Type': 'application/json' } })

/** Answers in the page what the player asks a server for. Nothing else is answered, and nothing leaves the page. */
export function answerHere(page: Window & typeof globalThis, run: LocalRun): void {
  const act = (asked: RunRequest) => {
    if ('command' in asked) return run.send(asked.command)
    return 'present' in asked ? run.present() : run.chooseLanguage(asked.language)
  }
  const answer = async (address: string, body: unknown): Promise<Response> => {
    if (address === '/healthz') return json({})
    if (/^\/api\/runs\/[^/]+\/party$/u.test(address)) return json(run.party())
    if (!/^\/api\/runs\/[^/]+\/commands$/u.test(address)) return json({ error: { code: 'notFound' } }, 404)
    return json(typeof body === 'string' ? await act(JSON.parse(body) as RunRequest) : run.look())
  }

  /** Nothing happens but what the player does, so this only tells that it is there. */
  class LocalStream extends EventTarget {
    private readonly timer = setInterval(() => this.dispatchEvent(new Event(beat)), beatEveryMs)

    constructor() {
      super()
      queueMicrotask(() => {
        this.dispatchEvent(new MessageEvent('party', { data: JSON.stringify(run.party()) }))
      })
    }

    close(): void {
      clearInterval(this.timer)
    }
  }

  Object.assign(page, {
    fetch: (address: unknown, init?: RequestInit) => answer(String(address), init?.body),
    EventSource: LocalStream,
  })
  // Counts presses on nothing, for authors
  Object.defineProperty(page.navigator, 'sendBeacon', { value: () => true })
}
