import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Ledger } from './writers.ts'

export async function checkWrites(
  client: pg.Client,
  ledger: Ledger,
  filesDir: string,
): Promise<{ lost: string[]; doubled: string[] }> {
  const found = [
    await checkCommands(client, ledger),
    await checkSaves(client, ledger),
    await checkUploads(client, ledger, filesDir),
  ]
  return { lost: found.flatMap(({ lost }) => lost), doubled: found.flatMap(({ doubled }) => doubled) }
}

async function checkCommands(
  client: pg.Client,
  { commands, players }: Ledger,
): Promise<{ lost: string[]; doubled: string[] }> {
  const lost: string[] = []
  const doubled: string[] = []
  for (const { runId } of players) {
    const { rows } = await client.query<{ seq: number; command: string }>(
      'select seq, command_id as command from run_events where run_id = $1 order by seq',
      [runId],
    )
    const { rows: runs } = await client.query<{ version: number }>('select version from runs where id = $1', [runId])
    const seqOf = new Map(rows.map((row) => [row.command, row.seq]))
    if (seqOf.size !== rows.length) doubled.push(`run ${runId}: ${rows.length - seqOf.size} commands twice`)
    if (rows.some((row, at) => row.seq !== at + 1) || runs[0]?.version !== rows.length)
      lost.push(`run ${runId}: version ${runs[0]?.version} with ${rows.length} events`)
    for (const [id, told] of commands)
      if (told.runId === runId && seqOf.get(id) !== told.version)
        lost.push(`command ${id}: told ${told.version}, is ${seqOf.get(id)}`)
  }
  return { lost, doubled }
}

/** Each save raised the draft's revision by one and the number by one, and none is behind the last one acknowledged. */
async function checkSaves(client: pg.Client, { saves, made }: Ledger): Promise<{ lost: string[]; doubled: string[] }> {
  const { rows } = await client.query<{ version: number; description: string }>(
    'select a.draft_revision as version, s.description from adventure_scenes s join adventures a on a.id = s.adventure_id where s.id = $1',
    [made.ids.hall],
  )
  const number = Number(/\d+/.exec(rows[0]!.description)?.[0] ?? 0)
  const [lastNumber = 0, lastVersion = 0] = [...saves].at(-1) ?? []
  const lost =
    number < lastNumber || rows[0]!.version < lastVersion ? [`save ${lastNumber} was told, ${number} is there`] : []
  const versions = [...saves.values()]
  const offsets = new Set([...saves].map(([told, version]) => version - told))
  const doubled =
    new Set(versions).size !== versions.length || offsets.size > 1
      ? ['two saves were told one revision, or one was counted twice']
      : []
  return { lost, doubled }
}

async function checkUploads(
  client: pg.Client,
  { uploads, made }: Ledger,
  filesDir: string,
): Promise<{ lost: string[]; doubled: string[] }> {
  const { rows } = await client.query<{ id: string; key: string; sha256: string; bytes: string }>(
    'select id, storage_key as key, sha256, bytes from assets where adventure_id = $1',
    [made.id],
  )
  const lost = [...uploads.keys()].filter((id) => !rows.some((row) => row.id === id)).map((id) => `upload ${id}`)
  for (const row of rows) {
    const place = join(filesDir, row.key)
    const content = existsSync(place) ? readFileSync(place) : null
    if (content === null) lost.push(`the file of ${row.id}`)
    else if (String(content.length) !== row.bytes || createHash('sha256').update(content).digest('hex') !== row.sha256)
      lost.push(`the content of ${row.id}`)
  }
  return { lost, doubled: [] }
}
