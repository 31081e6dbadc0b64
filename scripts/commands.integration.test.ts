import { existsSync, mkdtempSync, chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrateDatabase } from '#app/platform/database/migrate.server.ts'
import { newId } from '#app/shared/ids.ts'
import { findCluster } from '#server/postgres/folders.ts'
import { stopLeftover } from '#server/postgres/leftover.ts'
import { openDataDirectory } from '#server/postgres/open.ts'
import type { OpenDataDirectory } from '#server/postgres/open.ts'
import { runningPostmaster } from '#server/postgres/postmaster.ts'
import { watchOver } from '#server/postgres/watchdog.ts'
import { startProgram } from '#tests/support/program.ts'
import type { Program } from '#tests/support/program.ts'

let project: string
let dismiss: () => void
let dataDir: string
let server: Program | undefined
let held: OpenDataDirectory | undefined

beforeEach(() => {
  project = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'whodini-commands-'))
  dismiss = watchOver(project)
  chmodSync(project, 0o755)
  dataDir = path.join(project, '.data')
})

afterEach(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended
  server = undefined
  // A test that failed still holds it, and whoever holds it would be ended: this very process
  await held?.close()
  await stopLeftover(dataDir, () => {})
  rmSync(project, { recursive: true, force: true })
  dismiss()
})

function command(script: string, args: string[] = [], env: Record<string, string> = {}): Program['ended'] {
  return startProgram(script, args, { DATABASE_URL: '', PUBLIC_URL: '', DATA_DIR: dataDir, ...env }).ended
}

async function startServer(): Promise<pg.ClientConfig> {
  server = startProgram('tests/support/hold-data-directory.ts', [dataDir])
  return (JSON.parse(await server.firstLine) as { connection: pg.ClientConfig }).connection
}

async function open(): Promise<OpenDataDirectory> {
  const opened = await openDataDirectory({ dataDir, url: 'http://localhost:3000', log: () => {} })
  const close = () => {
    held = undefined
    return opened.close()
  }
  held = { ...opened, close }
  return held
}

describe('npm run reset', () => {
  it('stops a running server, then deletes its data', async () => {
    await startServer()
    mkdirSync(path.join(dataDir, 'files'))
    const { code, output } = await command('scripts/reset.ts', ['--yes'])
    expect(output).toContain(`Stopping the server that runs on it (process ${server?.process.pid})`)
    expect(code).toBe(0)
    expect(await server?.ended).toMatchObject({ code: 0 })
    expect(existsSync(dataDir)).toBe(false)
  })

  it('stops the database left behind by a killed server, and the next start begins fresh', async () => {
    const connection = await startServer()
    server?.process.kill('SIGKILL')
    await server?.ended
    const left = runningPostmaster(path.join(dataDir, 'pg'))
    expect(left).not.toBeNull()
    expect(await command('scripts/reset.ts', ['--yes'])).toMatchObject({ code: 0 })
    expect(existsSync(dataDir)).toBe(false)
    const anew = await open()
    expect(anew.adopted).toBe(false)
    expect(anew.connection.password).not.toBe(connection.password)
    await anew.close()
  })

  it('changes nothing unless somebody confirms it', async () => {
    await (await open()).close()
    const { code, output } = await command('scripts/reset.ts')
    expect(code).toBe(1)
    expect(output).toContain('npm run reset -- --yes')
    expect(findCluster(dataDir)).not.toBeNull()
  })

  it('leaves alone foreign files and databases elsewhere', async () => {
    await (await open()).close()
    writeFileSync(path.join(dataDir, 'auth-secret'), 'ours')
    writeFileSync(path.join(dataDir, 'letter.txt'), 'not ours')
    expect(
      await command('scripts/reset.ts', ['--yes'], { DATABASE_URL: 'postgres://localhost/elsewhere' }),
    ).toMatchObject({ code: 1 })
    expect(findCluster(dataDir)).not.toBeNull()
    expect((await command('scripts/reset.ts', ['--yes'])).output).toContain('letter.txt')
    expect(readdirSync(dataDir)).toEqual(['letter.txt'])
  })
})

describe('npm run admin:grant', () => {
  async function signUp(connection: pg.ClientConfig, mail: string): Promise<void> {
    await migrateDatabase(connection)
    await query(connection, `insert into users (id, name, email) values ('${newId()}', 'Ada', '${mail}')`)
  }

  async function query(connection: pg.ClientConfig, statement: string): Promise<unknown[]> {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }

  const admins = 'select email, role, email_verified as verified from user_roles join users on users.id = user_id'

  it('makes the person an administrator while the server runs, and records it', async () => {
    const connection = await startServer()
    await signUp(connection, 'ada@example.org')
    const { code, output } = await command('scripts/grant-admin.ts', ['Ada@example.org'])
    expect(output).toContain('ada@example.org is an administrator now.')
    expect(code).toBe(0)
    expect(await query(connection, admins)).toEqual([{ email: 'ada@example.org', role: 'admin', verified: true }])
    expect(await query(connection, 'select action, detail from audit_log')).toEqual([
      { action: 'role.granted', detail: { role: 'admin', from: 'command line' } },
    ])
  })

  it('starts a database that is not running, and stops it again', async () => {
    const before = await open()
    await signUp(before.connection, 'ada@example.org')
    await before.close()
    expect(await command('scripts/grant-admin.ts', ['ada@example.org'])).toMatchObject({ code: 0 })
    expect(runningPostmaster(path.join(dataDir, 'pg'))).toBeNull()
    const after = await open()
    expect(await query(after.connection, admins)).toEqual([{ email: 'ada@example.org', role: 'admin', verified: true }])
    await after.close()
  })

  it('where strangers can sign up, an unverified address has to be vouched for', async () => {
    const connection = await startServer()
    await signUp(connection, 'ada@example.org')
    const open = { PUBLIC_URL: 'https://example.org' }
    const refused = await command('scripts/grant-admin.ts', ['ada@example.org'], open)
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('npm run admin:grant -- ada@example.org --vouch')
    expect(await query(connection, admins)).toEqual([])
    await query(
      connection,
      `insert into audit_log (id, action, entity_type) values ('${newId()}', 'server.public', 'server')`,
    )
    const elsewhere = await command('scripts/grant-admin.ts', ['ada@example.org'])
    expect([elsewhere.code, elsewhere.output.includes('--vouch')]).toEqual([1, true])
    expect(await command('scripts/grant-admin.ts', ['ada@example.org', '--vouch'], open)).toMatchObject({ code: 0 })
    expect(await query(connection, admins)).toEqual([{ email: 'ada@example.org', role: 'admin', verified: true }])
  })

  it('says what to do when the address is unknown or missing, or there is no database', async () => {
    expect((await command('scripts/grant-admin.ts', ['ada@example.org'])).output).toContain('There is no database yet')
    expect((await command('scripts/grant-admin.ts')).output).toContain('npm run admin:grant -- person@example.org')
    const connection = await startServer()
    expect((await command('scripts/grant-admin.ts', ['ada@example.org'])).output).toContain(
      'The database is still empty',
    )
    await signUp(connection, 'ada@example.org')
    const { code, output } = await command('scripts/grant-admin.ts', ['eve@example.org'])
    expect(output).toContain('Nobody has signed up with eve@example.org')
    expect(code).toBe(1)
    expect(await query(connection, admins)).toEqual([])
  })
})

describe('npm run account:link', () => {
  it('prints a link for setting a new password, stores only its hash, and records that', async () => {
    const before = await open()
    await migrateDatabase(before.connection)
    const client = new pg.Client(before.connection)
    await client.connect()
    await client.query(`insert into users (id, name, email, language) values ($1, 'Ada', 'ada@example.org', 'fr')`, [
      newId(),
    ])
    const { code, output } = await command('scripts/print-reset-link.ts', ['Ada@example.org'], { PORT: '4321' })
    const token = /http:\/\/localhost:4321\/auth\/reset\?token=([\w-]{43})/.exec(output)?.[1]
    expect(token, output).toBeDefined()
    expect(code).toBe(0)
    const { rows } = await client.query<{ hash: string; purpose: string }>('select hash, purpose from account_tokens')
    expect(rows).toEqual([{ hash: expect.not.stringContaining(token!), purpose: 'reset_password' }])
    expect((await client.query('select action from audit_log')).rows).toEqual([{ action: 'reset_link.printed' }])
    await client.query(`insert into second_factors (user_id, secret, confirmed_at) select id, 'none', now() from users`)
    await client.query(
      `insert into auth_sessions (id, user_id, token, expires_at) select $1, id, 'x', now() + interval '1 hour' from users`,
      [newId()],
    )
    await command('scripts/print-reset-link.ts', ['ada@example.org'])
    expect((await client.query('select 1 from second_factors')).rows).toHaveLength(1)
    const removed = await command('scripts/print-reset-link.ts', ['--remove-second-factor', 'ada@example.org'])
    expect([removed.code, removed.output]).toEqual([
      0,
      expect.stringContaining('ada@example.org has no second factor any more'),
    ])
    expect((await client.query('select 1 from second_factors')).rows).toEqual([])
    expect((await client.query('select 1 from auth_sessions')).rows).toEqual([])
    expect((await client.query(`select 1 from audit_log where action = 'second_factor.removed'`)).rows).toHaveLength(1)
    expect((await client.query('select to_address, template, language from outbox_mails')).rows).toEqual([
      { to_address: 'ada@example.org', template: 'second_factor_off', language: 'fr' },
    ])
    expect(await command('scripts/print-reset-link.ts', ['bob@example.org'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nobody has an account with bob@example.org'),
    })
    await client.end()
    await before.close()
    // Three programs one after the other
  }, 150_000)

  it('says what is missing: an address, or a database', async () => {
    expect((await command('scripts/print-reset-link.ts')).output).toContain(
      'npm run account:link -- person@example.org',
    )
    expect((await command('scripts/print-reset-link.ts', ['ada@example.org'])).output).toContain(
      'There is no database yet',
    )
  })
})
