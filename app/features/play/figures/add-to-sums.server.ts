import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { addWrongAnswers } from './add-wrong-answers.server.ts'
import { placeSums } from './count-run.ts'
import type { Added, PlaceSums } from './count-run.ts'

/** One statement per table, with the rows always in the same order. */
export async function addToSums(tx: Transaction, added: readonly Added[]): Promise<void> {
  const days = new Sums(['plays', 'finishes', 'activeMs'])
  const places = new Sums(placeSums)
  for (const { editionId, run, sign } of added) {
    days.add({ editionId, day: run.startedOn }, { plays: sign })
    if (run.finishedOn !== null)
      days.add({ editionId, day: run.finishedOn }, { finishes: sign, activeMs: sign * run.activeMs })
    for (const { kind, id, ...sums } of run.places) places.add({ editionId, kind, placeId: id }, signed(sums, sign))
  }
  await tx.execute(sql`
    insert into play_days as d (edition_id, day, plays, finishes, active_ms)
    select "editionId", day, plays, finishes, "activeMs" from jsonb_to_recordset(${days.rows()}::jsonb)
      as t ("editionId" uuid, day date, plays int, finishes int, "activeMs" bigint)
    on conflict (edition_id, day) do update set plays = d.plays + excluded.plays,
      finishes = d.finishes + excluded.finishes,
      active_ms = d.active_ms + excluded.active_ms`)
  await tx.execute(sql`
    insert into place_figures as f (edition_id, kind, place_id, plays, stopped, solved, revealed, wrong, hints,
      solving_ms)
    select "editionId", kind, "placeId", plays, stopped, solved, revealed, wrong, hints, "solvingMs"
    from jsonb_to_recordset(${places.rows()}::jsonb) as t ("editionId" uuid, kind text, "placeId" uuid, plays int,
      stopped int,
      solved int, revealed int, wrong int, hints int, "solvingMs" bigint)
    on conflict (edition_id, kind, place_id) do update set plays = f.plays + excluded.plays,
      stopped = f.stopped + excluded.stopped,
      solved = f.solved + excluded.solved, revealed = f.revealed + excluded.revealed, wrong = f.wrong + excluded.wrong,
      hints = f.hints + excluded.hints, solving_ms = f.solving_ms + excluded.solving_ms`)
  await addWrongAnswers(tx, added)
}

const signed = (sums: Partial<PlaceSums>, sign: 1 | -1): Partial<PlaceSums> =>
  Object.fromEntries(placeSums.map((name) => [name, sign * (sums[name] ?? 0)]))

/** Adds up by the fields of a row's key, which must come in the same order each time. */
class Sums<Name extends string> {
  readonly #rows = new Map<string, Record<Name, number>>()
  readonly #names: readonly Name[]

  constructor(names: readonly Name[]) {
    this.#names = names
  }

  add(key: Readonly<Record<string, string>>, more: Partial<Record<Name, number>>): void {
    const name = JSON.stringify(key)
    const row = this.#rows.get(name)
    this.#rows.set(
      name,
      Object.fromEntries(this.#names.map((each) => [each, (row?.[each] ?? 0) + (more[each] ?? 0)])) as Record<
        Name,
        number
      >,
    )
  }

  /** As JSON, without rows whose sums are all zero. */
  rows(): string {
    const rows = [...this.#rows].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return JSON.stringify(
      rows.flatMap(([key, sums]) =>
        Object.values<number>(sums).every((sum) => sum === 0) ? [] : [{ ...(JSON.parse(key) as object), ...sums }],
      ),
    )
  }
}
