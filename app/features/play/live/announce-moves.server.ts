import { getPool } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { noProcess } from './presence.server.ts'
import { runChannel } from './run-channel.ts'

// Transactions that notify commit one after the other, so a move is announced after its own commit, and only if another
// process holds a stream, or may show its session to an organiser. A stream records its process before it reads, so it
// misses nothing
const statement = {
  name: 'announce_moves',
  text: `select pg_notify('${runChannel}', json_build_object('run', m.run, 'seq', m.seq)::text)
    from unnest($1::uuid[], $2::int[]) as m (run, seq)
    where exists (select from parties t join players p on p.party_id = t.id join player_streams s on s.player_id = p.id
      where t.run_id = m.run and s.process_id not in ($3::uuid, '${noProcess}'))
      or exists (select from runs r where r.id = m.run and r.group_team_id is not null)`,
}

const retryMs = 1_000

export class MoveAnnouncer {
  readonly #processId: string
  readonly #waiting = new Map<string, number>()
  #sending = false

  constructor(processId: string) {
    this.#processId = processId
  }

  say(runId: string, version: number): void {
    this.#waiting.set(runId, Math.max(version, this.#waiting.get(runId) ?? 0))
    void this.#send()
  }

  async #send(): Promise<void> {
    if (this.#sending) return
    this.#sending = true
    try {
      while (this.#waiting.size > 0) await this.#sendAll()
    } catch (error) {
      logger.warn('moves were not announced', errorFields(error))
      setTimeout(() => void this.#send(), retryMs).unref()
    } finally {
      this.#sending = false
    }
  }

  async #sendAll(): Promise<void> {
    const moves = [...this.#waiting]
    this.#waiting.clear()
    try {
      await getPool().query({
        ...statement,
        values: [moves.map(([runId]) => runId), moves.map(([, version]) => version), this.#processId],
      })
    } catch (error) {
      for (const [runId, version] of moves) this.#waiting.set(runId, Math.max(version, this.#waiting.get(runId) ?? 0))
      throw error
    }
  }
}
