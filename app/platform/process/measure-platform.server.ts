import { lineLengths } from '#app/platform/apart.server.ts'
import { getPool } from '#app/platform/database/client.server.ts'
import { measure } from '#app/platform/metrics.server.ts'
import { openStreams } from '#app/platform/realtime/event-streams.server.ts'
import { freeBytes } from '#app/platform/storage/disk-room.server.ts'

const connections = (): Record<string, number> => {
  const { totalCount, idleCount, waitingCount } = getPool('requests')
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** Of all processes together. */
async function waitingMails(): Promise<Record<string, number>> {
  const { rows } = await getPool().query<{ status: string; mails: number }>(
    `select status, count(*)::int as mails from outbox_mails where status in ('waiting', 'failed') group by status`,
  )
  return { waiting: 0, failed: 0, ...Object.fromEntries(rows.map(({ status, mails }) => [status, mails])) }
}

/** What the platform's own parts are busy with. */
export function measurePlatform(): void {
  measure('whodini_open_streams', 'Open streams of games and accounts', openStreams)
  measure(
    'whodini_database_connections',
    'The pool of requests: connections in use and idle, and requests that wait for one',
    connections,
    'state',
  )
  measure('whodini_line_length', 'Kit pages, pictures and checks that wait or are being made', lineLengths, 'line')
  measure('whodini_mails', 'Mails in the outbox, of all processes', waitingMails, 'status')
  measure(
    'whodini_disk_free_bytes',
    'Free space of the fullest disk of the process: database, files, or where imports arrive',
    freeBytes,
  )
}
