import pg from 'pg'
import { newId } from '#app/shared/ids.ts'
import { journeyWorld } from './journey-world.ts'

/** Places side by side in the only scene of a draft, each with the puzzle of its name. */
export async function insertPlaces(adventureId: string, puzzles: readonly string[]): Promise<void> {
  const database = new pg.Client(journeyWorld().databaseUrl)
  await database.connect()
  try {
    for (const [at, name] of puzzles.entries()) {
      const { rowCount } = await database.query(
        `insert into scene_hotspots (id, scene_id, type, name, x, y, display_order, target_puzzle_id)
         select $1, s.id, 'puzzle', p.name, $2, 50, $3, p.id
         from adventure_puzzles p join adventure_scenes s on s.adventure_id = p.adventure_id
         where p.adventure_id = $4 and p.name = $5`,
        [newId(), 18 + at * 21, at, adventureId, name],
      )
      if (rowCount !== 1) throw new Error(`There is no puzzle ${name}, or more than one scene`)
    }
  } finally {
    await database.end()
  }
}
