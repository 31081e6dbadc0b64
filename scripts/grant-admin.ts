/** `npm run admin:grant -- <mail>` counts at once: roles are read at every request. Whoever runs it vouches for the
 * address; where strangers sign up (PUBLIC_URL, now or once on this database), only with `--vouch`. */
import type pg from 'pg'
import { DatabaseClient, DatabaseError } from '#app/platform/database/database-client.server.ts'
import { readEmail } from '#app/shared/email-address.ts'
import { newId } from '#app/shared/ids.ts'
import { reachDatabase } from './reach-database.ts'

async function grantAdmin(args: readonly string[]): Promise<number> {
  const mail = readEmail(args.find((arg) => !arg.startsWith('--')) ?? '')
  if (mail === null) {
    console.error(
      'Whose? Give the e-mail address that the person signed up with: npm run admin:grant -- person@example.org',
    )
    return 1
  }
  const reached = await reachDatabase('npm run admin:grant')
  if (!reached) {
    console.error('There is no database yet. Run npm start, sign up with this address, then run this again.')
    return 1
  }
  const client = new DatabaseClient(reached.connection)
  try {
    await client.connect()
    const vouched = args.includes('--vouch') || !(process.env.PUBLIC_URL || (await isPublic(client)))
    return await grant(client, mail, vouched)
  } finally {
    await client.end()
    await reached.close()
  }
}

/** Whether a public server has served from this database: the shell that runs this need not know its address. */
const isPublic = async (client: pg.Client): Promise<boolean> =>
  (await client.query(`select from audit_log where action = 'server.public' limit 1`)).rowCount === 1

async function grant(client: pg.Client, mail: string, vouched: boolean): Promise<number> {
  const { rows } = await client.query<{ id: string; email: string; email_verified: boolean }>(
    'select id, email, email_verified from users where lower(email) = lower($1)',
    [mail],
  )
  const [user] = rows
  if (!user) {
    console.error(`Nobody has signed up with ${mail}. The person signs up first, then run this again.`)
    return 1
  }
  if (!user.email_verified && !vouched) {
    console.error(
      `Nobody has shown yet that ${user.email} belongs to the person who signed up with it. If you know that it does: npm run admin:grant -- ${mail} --vouch`,
    )
    return 1
  }
  await client.query('begin')
  await client.query('update users set email_verified = true where id = $1', [user.id])
  await client.query(
    `insert into user_roles (user_id, role) values ($1, 'admin') on conflict (user_id) do update set role = excluded.role`,
    [user.id],
  )
  await client.query(
    `insert into audit_log (id, action, entity_type, entity_id, detail) values ($1, 'role.granted', 'user', $2, $3)`,
    [newId(), user.id, { role: 'admin', from: 'command line' }],
  )
  await client.query('commit')
  console.log(`${user.email} is an administrator now.`)
  if (!user.email_verified) console.log('The address counts as verified from now on.')
  return 0
}

try {
  process.exitCode = await grantAdmin(process.argv.slice(2))
} catch (error) {
  const missing = error instanceof DatabaseError && error.code === '42P01'
  console.error(
    missing
      ? 'The database is still empty. Run npm start once, sign up with this address, then run this again.'
      : error,
  )
  process.exitCode = 1
}
