import type { ServerResponse } from 'node:http'
import { readParty } from './read-party.server.ts'
import { readState } from '#app/features/engine/read-state.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { selectRunNewsOf } from '#app/features/play/runs/run-statements.server.ts'
import { toUpdate } from '#app/features/play/runs/run-update.server.ts'
import { lastHeard, openRawEventStream } from '#app/platform/realtime/event-streams.server.ts'
import type { StreamOwner } from '#app/platform/realtime/event-streams.server.ts'
import { endIfOver } from '#app/platform/realtime/session-ends.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { runHub } from './run-hub.server.ts'

type StreamInput = {
  runId: string
  person: Person
  owner: StreamOwner
  request: Request
  response: ServerResponse
  headers: Readonly<Record<string, string>>
  /** Called for a player whose role the others have taken over, as soon as they count as present. */
  comeBack: (person: Person, runId: string) => Promise<void>
}

/** Beyond any run's version: a browser that names no last event gets no earlier news. */
const everything = 2_147_483_647

/** Starts after the event that the browser saw last; nothing in between is missed. @throws AppError notFound for
 * strangers, slowDown for too many streams, before anything is written */
export async function openRunStream(
  { runId, person, owner, request, response, headers, comeBack }: StreamInput,
  hub = runHub(),
): Promise<void> {
  if (!isId(runId)) throw new AppError('notFound')
  const prepared = hub.prepare(runId)
  try {
    const news = await selectRunNewsOf(person, runId, lastHeard(request) ?? everything)
    if (!news) throw new AppError('notFound')
    const { playerId, isGuest: _isGuest, done: _done, ...run } = news
    await prepared.arrive(playerId)
    const { away } = readState(run.state, run.stateVersion).players[playerId] ?? {}
    if (away) await comeBack(person, runId)
    // Read after the arrival, so the room then finds what happened since without being announced here
    const [facts, update] = await Promise.all([
      readParty(runId),
      toUpdate(run, Math.min(lastHeard(request) ?? everything, run.version)),
    ])
    if (!facts) throw new AppError('notFound')
    openRawEventStream(response, headers, owner, (stream) => prepared.open(playerId, stream, update, facts))
  } catch (error) {
    prepared.fail()
    throw error
  }
  await endIfOver(owner)
}
