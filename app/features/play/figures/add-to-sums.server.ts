import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/client.server.ts'
import { placeSums } from './count-run.ts'
import type { CountedRun, PlaceSums } from './count-run.ts'

/** From how many plays on an answer is shown, so that it is nobody's own. */
export const fewestPlays = 3

export type TypedAnswer = CountedRun['answers'][number] & { /** Masked. */ text: string }

export type Added = {
  editionId: string
  run: CountedRun
  sign: 1 | -1
  /** The words of `run.answers`. */
  typed: readonly TypedAnswer[]
}

/** One statement a table, whose rows come in one order. */
export async function addToSums(tx: Transaction, added: readonly Added[]): Promise<void> {
  const days = new Sums(['plays', 'finishes', 'activeMs'])
  const places = new Sums(placeSums)
  const answers = new Sums(['plays'])
  const texts = new Map<string, string>()
  for (const { editionId, run, sign, typed } of added) {
    days.add({ editionId, day: run.startedOn }, { plays: sign })
    if (run.finishedOn !== null)
      days.add({ editionId, day: run.finishedOn }, { finishes: sign, activeMs: sign * run.activeMs })
    for (const { kind, id, ...sums } of run.places) places.add({ editionId, kind, placeId: id }, signed(sums, sign))
    for (const answer of run.answers) answers.add(keyOf(editionId, answer), { plays: sign })
    for (const answer of typed) texts.set(JSON.stringify(keyOf(editionId, answer)), answer.text)
  }
  await tx.execute(sql`
    insert into play_days as d (edition_id, day, plays, finishes, active_ms)
    select "editionId", day, plays, finishes, "activeMs" from jsonb_to_recordset(${days.rows()}::jsonb)
      as t ("editionId" uuid, day date, plays int, finishes int, "activeMs" bigint)
    on conflict (edition_id, day) do update set plays = d.plays + excluded.plays, finishes = d.finishes + excluded.finishes,
      active_ms = d.active_ms + excluded.active_ms`)
  await tx.execute(sql`
    insert into place_figures as f (edition_id, kind, place_id, plays, stopped, solved, revealed, wrong, hints, solving_ms)
    select "editionId", kind, "placeId", plays, stopped, solved, revealed, wrong, hints, "solvingMs"
    from jsonb_to_recordset(${places.rows()}::jsonb) as t ("editionId" uuid, kind text, "placeId" uuid, plays int, stopped int,
      solved int, revealed int, wrong int, hints int, "solvingMs" bigint)
    on conflict (edition_id, kind, place_id) do update set plays = f.plays + excluded.plays, stopped = f.stopped + excluded.stopped,
      solved = f.solved + excluded.solved, revealed = f.revealed + excluded.revealed, wrong = f.wrong + excluded.wrong,
      hints = f.hints + excluded.hints, solving_ms = f.solving_ms + excluded.solving_ms`)
  const typed = answers.rows((key) => ({ text: texts.get(key) }))
  await tx.execute(sql`
    insert into wrong_answers as w (edition_id, puzzle_id, language, answer_hash, plays)
    select "editionId", "puzzleId", language, hash, plays
    from jsonb_to_recordset(${typed}::jsonb) as t ("editionId" uuid, "puzzleId" uuid, language text, hash text, plays int)
    on conflict (edition_id, puzzle_id, language, answer_hash) do update set plays = w.plays + excluded.plays`)
  await tx.execute(sql`
    update wrong_answers w set answer = t.text
    from jsonb_to_recordset(${typed}::jsonb) as t ("editionId" uuid, "puzzleId" uuid, language text, hash text, text text)
    where w.edition_id = t."editionId" and w.puzzle_id = t."puzzleId" and w.language = t.language and w.answer_hash = t.hash
      and w.plays >= ${fewestPlays} and w.answer is null`)
}

/** In one order, however it was stored. */
const keyOf = (editionId: string, { puzzleId, language, hash }: CountedRun['answers'][number]) => ({
  editionId,
  puzzleId,
  language,
  hash,
})

const signed = (sums: Partial<PlaceSums>, sign: 1 | -1): Partial<PlaceSums> =>
  Object.fromEntries(placeSums.map((name) => [name, sign * (sums[name] ?? 0)]))

/** Adds up by the fields of a row's key, which come in the same order each time. */
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

  /** As JSON; what comes out even is left out. */
  rows(more: (key: string) => object = () => ({})): string {
    const rows = [...this.#rows].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return JSON.stringify(
      rows.flatMap(([key, sums]) =>
        Object.values<number>(sums).every((sum) => sum === 0)
          ? []
          : [{ ...(JSON.parse(key) as object), ...sums, ...more(key) }],
      ),
    )
  }
}
