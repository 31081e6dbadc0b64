import type { Locale } from '#app/i18n/locale.ts'
import type { CommandOutcome } from '#app/features/play/runs/present-outcome.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import type { QueuedCommand } from './command-queue.ts'

/** `failed`: no answer, or "not now"; `limited`: too many requests; `rejected`: it will never succeed. */
export type Reply<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; retryAfterMs: number | null; limited?: boolean }
  | { kind: 'rejected'; code: ErrorCode }

const timeoutMs = 15_000

/** Timeout, conflict, too early or too many requests: worth trying again. */
const passing = new Set([408, 409, 425, 429])

export function createRunClient(runId: string) {
  const address = `/api/runs/${runId}/commands`
  const post = <Answer>(body: unknown) =>
    request<Answer>(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    send: ({ commandId, command }: QueuedCommand) => post<CommandOutcome>({ commandId, command }),
    keepPresent: () => post<{ version: number }>({ present: true }),
    chooseLanguage: (language: Locale) => post<RunSnapshot>({ language }),
    look: () => request<RunSnapshot>(address, {}),
    lookAtParty: () => request<PartySnapshot>(`/api/runs/${runId}/party`, {}),
  }
}

export type RunClient = ReturnType<typeof createRunClient>

export async function request<Answer>(address: string, init: RequestInit): Promise<Reply<Answer>> {
  try {
    const response = await fetch(address, {
      ...init,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return await readReply<Answer>(response)
  } catch {
    return { kind: 'failed', retryAfterMs: null }
  }
}

/** A page instead of JSON (a captive portal, a proxy's error) does not count as an answer. */
async function readReply<Answer>(response: Response): Promise<Reply<Answer>> {
  if (response.status === 204) return { kind: 'answered', answer: null as Answer }
  const isJson = (response.headers.get('Content-Type') ?? '').startsWith('application/json')
  if (response.ok)
    return isJson
      ? { kind: 'answered', answer: (await response.json()) as Answer }
      : { kind: 'failed', retryAfterMs: null }
  if (response.status >= 500 || passing.has(response.status)) {
    const seconds = Number(response.headers.get('Retry-After'))
    return { kind: 'failed', retryAfterMs: seconds > 0 ? seconds * 1000 : null, limited: response.status === 429 }
  }
  if (!isJson) return { kind: 'rejected', code: 'unexpected' }
  const body = (await response.json()) as { error?: { code?: ErrorCode } }
  return { kind: 'rejected', code: body.error?.code ?? 'unexpected' }
}
