import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Before the first write of a handler, between two of them, and before the last. */
const places = [
  ['payment_events', 'gift_redemptions', 'purchases'],
  ['entitlements'],
  ['outbox_mails'],
  ['entitlements'],
]

const pollMs = 10

/** Blocks all writes to some tables until `letGo`, so that whoever writes there is stuck in the middle of a handler. */
export async function holdWrites(client: pg.Client, round: number) {
  await client.query('begin')
  await client.query(`lock table ${places[round % places.length]!.join(', ')} in share mode`)
  const waiting = async () =>
    (await client.query<{ n: number }>('select count(distinct pid)::int as n from pg_locks where not granted')).rows[0]!
      .n
  return {
    /** @returns how many transactions wait, once the number no longer grows; a statement is cancelled after 3 s */
    async untilAllWait(): Promise<number> {
      let [most, since] = [0, 0]
      for (const begun = Date.now(); Date.now() - begun < 2_000 && since < 10; await sleep(pollMs)) {
        const now = await waiting()
        since = now > 0 && now <= most ? since + 1 : 0
        most = Math.max(most, now)
      }
      return most
    },
    letGo: async () => void (await client.query('rollback')),
  }
}
