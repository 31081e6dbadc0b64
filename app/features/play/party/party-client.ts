import { request } from '#app/features/play/live/connection/run-client.ts'
import type { Reply } from '#app/features/play/live/connection/run-client.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import type { PartyRequest } from './party-request.schema.ts'

export const postToParty = (runId: string, asked: PartyRequest): Promise<Reply<PartySnapshot | null>> =>
  request(`/api/runs/${runId}/party`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
