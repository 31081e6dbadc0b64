import type { Queryable } from '#app/platform/database/client.server.ts'
import { designSettings } from '#database/schema/back-office.ts'
import { tokenDefaults } from './token-defaults.server.ts'

/** Every token's built-in value, and the changed ones. */
export async function listDesign(database: Queryable) {
  const rows = await database
    .select({ key: designSettings.key, value: designSettings.value, description: designSettings.description })
    .from(designSettings)
  return {
    defaults: tokenDefaults,
    changed: Object.fromEntries(rows.map(({ key, value, description }) => [key, { value, description }])),
  }
}

export type Design = Awaited<ReturnType<typeof listDesign>>
