import { getPool } from '#app/platform/database/client.server.ts'
import { errorFields, logger } from '#app/platform/log.server.ts'
import { noProcess } from './presence.server.ts'
import { runChannel } from './run-channel.ts'

/*
 * PostgreSQL lets transactions that announce something commit one after the other, each with its wait for the disk. So a move announces
 * nothing in its own transaction: once it is committed this looks whether another process holds a stream of its run, and only then
 * announces it, in a statement that has nothing to write to the disk.
 *
 * Nothing is missed in between. A stream first writes down that its process holds it, and then reads what it lacks; this looks after the
 * commit. Either the look finds the row, or the row came after it, and then the reading came after the commit.
 */
const statement = {
  name: 'announce_moves',
  text: `select pg_notify('${runChannel}', json_build_object('run', m.run, 'seq', m.seq)::text)
    from unnest($1::uuid[], $2::int[]) as m (run, seq)
    where exists (select from parties t join players p on p.party_id = t.id join player_streams s on s.player_id = p.id
      where t.run_id = m.run and s.process_id not in ($3::uuid, '${noProcess}'))`,
}

const retryMs = 1_000

/**
 * Tells the other processes of the moves of this one, those of them that need to know. One statement at a time: what is committed
 * meanwhile goes with the next, of each run its newest move, which brings those before it along.
 */
export class MoveAnnouncer {
  readonly #processId: string
  readonly #waiting = new Map<string, number>()
  #sending = false

  constructor(processId: string) {
    this.#processId = processId
  }

  /** A run has come to this version, and that is committed. */
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
