/** `npm run reset` asks, unless `-- --yes`. DATA_DIR may point anywhere, so only what the product made goes. */
import { existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { substituteHome } from '#server/postgres/folders.ts'
import { stopLeftover } from '#server/postgres/leftover.ts'
import { dataDirectory } from '#scripts/setup/paths.mjs'

const OURS = /^(pg|pg-socket|pg-password(\..*)?|pg\.log(\.1)?|pg\.init-.*|auth-secret(\..*)?|files)$/

async function reset(): Promise<number> {
  const dataDir = dataDirectory()
  if (process.env.DATABASE_URL) {
    console.error(
      'DATABASE_URL is set: this command empties the embedded database only. Drop and create that database with its own tools.',
    )
    return 1
  }
  if (!existsSync(dataDir)) {
    console.log(`Nothing to reset: there is no ${dataDir}.`)
    return 0
  }
  if (!(await isConfirmed(dataDir))) return 1
  await stopLeftover(dataDir, console.log)
  removeData(dataDir)
  console.log(`The database and the uploaded files of ${dataDir} are deleted. npm start makes new ones.`)
  return 0
}

async function isConfirmed(dataDir: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true
  if (!process.stdin.isTTY) {
    console.error('This deletes the database and all uploaded files. To confirm: npm run reset -- --yes')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `Delete the database and all uploaded files in ${dataDir}? Type "reset" to confirm: `,
  )
  terminal.close()
  if (answer.trim() === 'reset') return true
  console.log('Nothing was changed.')
  return false
}

function removeData(dataDir: string): void {
  rmSync(substituteHome(dataDir), { recursive: true, force: true })
  for (const name of readdirSync(dataDir))
    if (OURS.test(name)) rmSync(path.join(dataDir, name), { recursive: true, force: true })
  const others = readdirSync(dataDir)
  if (others.length === 0) rmdirSync(dataDir)
  else console.log(`Left alone in ${dataDir}, because it is not ours: ${others.join(', ')}`)
}

process.exitCode = await reset()
