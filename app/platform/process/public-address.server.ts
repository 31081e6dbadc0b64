import { sql } from 'drizzle-orm'
import { getDatabase } from '#app/platform/database/client.server.ts'
import { newId } from '#app/shared/ids.ts'

/** Tells a command that is run without PUBLIC_URL beside a public server that strangers can sign up here (see `npm run
 * admin:grant`). */
export async function notePublicAddress(url: string): Promise<void> {
  await getDatabase().execute(sql`
    insert into audit_log (id, action, entity_type, detail)
    select ${newId()}::uuid, 'server.public', 'server', ${JSON.stringify({ url })}::jsonb
    where not exists (select from audit_log where action = 'server.public' and detail->>'url' = ${url})`)
}
