import pg from 'pg'
import { journeyWorld } from './journey-world.ts'

/** Of what somebody made in a draft by its form. */
export async function idOf(rows: 'scenes' | 'puzzles', adventureId: string, name: string): Promise<string> {
  const database = new pg.Client(journeyWorld().databaseUrl)
  await database.connect()
  try {
    const { rows: found } = await database.query<{ id: string }>(
      `select id from adventure_${rows} where adventure_id = $1 and name = $2`,
      [adventureId, name],
    )
    if (found.length !== 1) throw new Error(`${found.length} ${rows} are called ${name}`)
    return found[0]!.id
  } finally {
    await database.end()
  }
}
