import type pg from 'pg'

/** The statements of one move, in which `$run`, `$command` and so on stand for what differs from move to move. */
export type RecordedMove = { name: string; text: string; values: unknown[] }[]
export type RawRun = { $run: string; $player: string; $hash: string; $guest: string; version: number }

/** What a move writes, by pg alone. */
export async function commitMove(pool: pg.Pool, statements: RecordedMove, run: RawRun): Promise<void> {
  const { version, ...known } = run
  const names = { ...known, $command: crypto.randomUUID() }
  for (const { name, text, values } of statements) {
    const { rowCount } = await pool.query({ name, text, values: values.map((value) => filled(value, names, version)) })
    if (!rowCount) throw new Error(`${name} touched ${rowCount} rows`)
  }
  run.version++
}

function filled(value: unknown, known: Record<string, string>, version: number): unknown {
  if (value === '$version') return version
  if (Array.isArray(value)) return value.map((each) => filled(each, known, version))
  return typeof value === 'string'
    ? value.replace(/\$(?:run|player|hash|guest|command)/g, (name) => known[name]!)
    : value
}
