/** Opens the given data directory and reports it in one line of JSON; closes on SIGTERM or when the test is gone.
 * `--throw-away` starts a cluster of its own instead; a third argument (`10,10`) shortens the pauses of a revival. */
import { openDataDirectory } from '#server/postgres/open.ts'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'

const [dataDir = '--throw-away', url = 'http://localhost:3000', pauses] = process.argv.slice(2)
const log = (message: string): void => console.error(message)
const pausesMs = pauses?.split(',').map(Number)
const onGivenUp = (error: Error): void => {
  console.error(`given up: ${error.message}`)
  process.exit(1)
}

let close = (): void => process.exit(1)
process.stdin.once('end', () => close()).resume()

try {
  const throwAway = dataDir === '--throw-away'
  const opened = throwAway
    ? await startThrowAwayPostgres({ log })
    : await openDataDirectory({ dataDir, url, log, onGivenUp, ...(pausesMs && { pausesMs }) })
  close = () => void ('close' in opened ? opened.close() : opened.stop()).then(() => process.exit(0))
  process.once('SIGTERM', () => close())
  console.log(JSON.stringify({ adopted: opened.adopted, connection: opened.connection }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
