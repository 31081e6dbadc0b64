import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { getAuthSecret } from '#app/platform/auth/auth-secret.server.ts'
import type { Transaction } from '#app/platform/database/client.server.ts'
import type { Added } from './count-run.ts'

/** How many parties, with nobody in common, must type an answer before it is shown, so that it points to nobody. */
export const fewestParties = 3

type Key = { editionId: string; puzzleId: string; language: string; hash: string }
type Row = Key & {
  plays: number
  /** Null until enough parties have typed it. */
  answer: string | null
  /** For each party, the hashes of its people, separated by spaces; empty once the answer is known. */
  parties: string[]
}

/** The caller must hold the lock that keeps others away from the rows of these editions. */
export async function addWrongAnswers(tx: Transaction, added: readonly Added[]): Promise<void> {
  const keys = new Map(
    added.flatMap(({ editionId, run }) =>
      run.answers.map(({ puzzleId, language, hash }) => {
        const key: Key = { editionId, puzzleId, language, hash }
        return [nameOf(key), key] as const
      }),
    ),
  )
  if (keys.size === 0) return
  const stored = await storedRows(tx, [...keys.values()])
  const rows = new Map(
    [...keys].map(([name, key]) => [name, stored.get(name) ?? { ...key, plays: 0, answer: null, parties: [] }]),
  )
  for (const { editionId, run, sign, typed } of added)
    for (const { puzzleId, language, hash } of run.answers) {
      const row = rows.get(nameOf({ editionId, puzzleId, language, hash }))!
      row.plays += sign
      if (row.answer !== null) continue
      const party = (run.people ?? []).map((person) => whoTyped(row, person))
      row.parties = sign < 0 ? without(row.parties, party) : withParty(row.parties, party)
      if (row.parties.length < fewestParties) continue
      row.answer = typed.get(hash) ?? null
      if (row.answer !== null) row.parties = []
    }
  await tx.execute(sql`
    insert into wrong_answers as w (edition_id, puzzle_id, language, answer_hash, plays, answer, parties)
    select "editionId", "puzzleId", language, hash, plays, answer, parties
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb) as t ("editionId" uuid, "puzzleId" uuid,
      language text,
      hash text, plays int, answer text, parties text[])
    on conflict (edition_id, puzzle_id, language, answer_hash) do update set plays = excluded.plays,
      answer = excluded.answer,
      parties = excluded.parties`)
}

const nameOf = ({ editionId, puzzleId, language, hash }: Key): string => [editionId, puzzleId, language, hash].join(' ')

async function storedRows(tx: Transaction, keys: readonly Key[]): Promise<Map<string, Row>> {
  const { rows } = await tx.execute<Row>(sql`
    select w.edition_id as "editionId", w.puzzle_id as "puzzleId", w.language, w.answer_hash as hash, w.plays, w.answer,
      w.parties
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as t ("editionId" uuid, "puzzleId" uuid, language text,
      hash text)
    join wrong_answers w on w.edition_id = t."editionId" and w.puzzle_id = t."puzzleId" and w.language = t.language
      and w.answer_hash = t.hash`)
  return new Map(rows.map((row) => [nameOf(row), row]))
}

/** A different hash for each answer, so that it does not reveal what else somebody typed. */
const whoTyped = ({ puzzleId, hash }: Key, person: string): string =>
  createHmac('sha256', getAuthSecret())
    .update(`who typed|${puzzleId}|${hash}|${person}`)
    .digest('base64url')
    .slice(0, 16)

const shares = (party: string, people: readonly string[]): boolean =>
  party.split(' ').some((each) => people.includes(each))

const without = (parties: readonly string[], people: readonly string[]): string[] =>
  parties.filter((party) => !shares(party, people))

const withParty = (parties: readonly string[], people: readonly string[]): string[] =>
  people.length === 0 || parties.some((party) => shares(party, people)) ? [...parties] : [...parties, people.join(' ')]
