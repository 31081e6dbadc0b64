import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Pages } from './http/pages.ts'

/** In a separate process, whose end frees the memory that checking and drawing the samples takes. */
export async function seed(pages: Pages, connection: pg.ClientConfig): Promise<void> {
  if (await pages.samplesAreSeeded()) return
  const child = fork(fileURLToPath(new URL('seed-process.ts', import.meta.url)))
  const ended = once(child, 'exit')
  child.send(connection)
  const [code, signal] = (await ended) as [number | null, string | null]
  if (code !== 0) throw new Error(`The sample adventures could not be put in place (${signal ?? code}).`)
}
