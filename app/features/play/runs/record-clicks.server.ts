import { sql } from 'drizzle-orm'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { dayOf } from '#app/i18n/day.ts'
import { isId } from '#app/shared/ids.ts'
import { z } from '#app/shared/zod.ts'
import { mostCells } from './click-cells.ts'
import { loadEdition } from './editions.server.ts'
import type { Person } from './person.server.ts'

const mostClicks = 50

/** How often each cell of a scene was clicked where nothing is; see `click-cells.ts`. */
export const clicksSchema = z.strictObject({
  sceneId: z.string().refine(isId),
  cells: z
    .array(
      z.strictObject({
        cell: z
          .number()
          .int()
          .min(0)
          .max(mostCells - 1),
        clicks: z.number().int().min(1).max(mostClicks),
      }),
    )
    .min(1)
    .max(100)
    .refine((cells) => new Set(cells.map(({ cell }) => cell)).size === cells.length),
})
export type Clicks = z.infer<typeof clicksSchema>

type Found = { editionId: string; isLeftOut: boolean }

/** Adds to the day's sums of the edition, but never for playtests or the creator's own games. @throws AppError notFound
 * for people who do not play the run, and for a scene of another edition */
export async function recordClicks(
  database: Database,
  person: Person,
  runId: string,
  { sceneId, cells }: Clicks,
  now = new Date(),
): Promise<void> {
  const run = isId(runId) ? await findOwn(database, person, runId) : undefined
  if (!run) throw new AppError('notFound')
  const { document } = await loadEdition(run.editionId)
  if (!document.scenes.some(({ id }) => id === sceneId)) throw new AppError('notFound', { log: 'no scene of the run' })
  if (run.isLeftOut) return
  const ordered = cells.toSorted((a, b) => a.cell - b.cell)
  await database.execute(sql`
    insert into scene_clicks as c (edition_id, scene_id, day, cell, clicks)
    select ${run.editionId}, ${sceneId}, ${dayOf(now)}::date, cell, clicks
    from unnest(${sql.param(ordered.map(({ cell }) => cell))}::int[],
      ${sql.param(ordered.map(({ clicks }) => clicks))}::int[]) as t (cell, clicks)
    on conflict (edition_id, scene_id, day, cell) do update set clicks = c.clicks + excluded.clicks`)
}

async function findOwn(database: Database, person: Person, runId: string): Promise<Found | undefined> {
  const { rows } = await database.execute<Found>(sql`
    select r.edition_id as "editionId", r.is_playtest or r.is_own as "isLeftOut"
    from runs r join parties t on t.run_id = r.id join players p on p.party_id = t.id
    where r.id = ${runId} and p.removed_at is null
      and (p.user_id = ${person.userId} or (p.guest_token_hash = ${person.guestHash} and p.user_id is null))
    limit 1`)
  return rows[0]
}
