import { join } from 'node:path'
import { readState } from '#app/features/engine/read-state.ts'
import { findRun } from '#app/features/play/runs/find-run.server.ts'
import { LruCache } from '#app/shared/lru-cache.ts'
import type { Person } from '#app/features/play/runs/person.server.ts'
import { assetPictures } from '#app/features/puzzles/print/print-pictures.server.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import { formatDate, formatNumber, serverZone } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { getDatabase } from '#app/platform/database/client.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { siteOrigin } from '#app/platform/site-url.server.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { typesetPoster } from '#app/platform/typesetting/typesetter.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { findPosterFacts, listPlayers } from './curtain.queries.server.ts'

type Poster = {
  adventureId: string
  coverId: string | null
  title: string
  names: string[]
  ms: number
  score: number
  finishedAt: string | null
  language: Locale
}

/** Up to a megabyte each. A party's players mostly want the same one at the same time. */
const mostKept = 20

const posters = new LruCache<Uint8Array>(mostKept, (key) => draw(JSON.parse(key) as Poster, key))

/** A PNG with nothing of the story on it. @throws AppError notFound for others, before the end and of a playtest;
 * unavailable while too many are being made */
export async function makePoster(database: Database, person: Person, runId: string): Promise<Uint8Array> {
  return posters.get(JSON.stringify(await findPoster(database, person, runId)))
}

/** @throws AppError notFound */
export async function findPoster(database: Database, person: Person, runId: string): Promise<Poster> {
  const { row, snapshot } = await findRun(person, runId)
  const { ending, title } = snapshot.view
  if (!ending || row.isPlaytest) throw new AppError('notFound')
  const [players, facts] = await Promise.all([listPlayers(database, runId), findPosterFacts(database, runId)])
  return {
    adventureId: row.adventureId,
    coverId: facts?.coverId ?? null,
    title,
    names: players.filter(({ left }) => !left).map(({ name }) => name),
    ms: ending.at - readState(row.state, row.stateVersion).penaltyMs,
    score: ending.score,
    finishedAt: facts?.finishedAt?.toISOString() ?? null,
    language: row.language,
  }
}

async function draw(poster: Poster, who: string): Promise<Uint8Array> {
  const { adventureId, coverId } = poster
  const make = async () => {
    const where = { database: getDatabase(), storage: getStorage() }
    const files = await assetPictures(where, adventureId, coverId === null ? [] : [coverId])
    const pictures = [...files.values()].map(({ picture: { path }, bytes }) => ({ path, bytes }))
    return {
      root: join(process.cwd(), 'app/features'),
      template: 'play/curtain/poster.typ',
      data: JSON.stringify(posterData(poster, pictures[0]?.path ?? null)),
      pictures,
      withPng: true,
    }
  }
  const set = await typesetPoster(make, who)
  if (set.outcome === 'set' && set.png) return set.png
  throw new AppError('unavailable', { retryAfter: 10, log: `a poster was not made: ${set.outcome}` })
}

const posterData = ({ title, names, ms, score, finishedAt, language: locale }: Poster, cover: string | null) => ({
  language: locale,
  over: m.curtain_call({}, { locale }),
  title,
  cover,
  names,
  facts: [
    [formatDuration(ms, locale), m.play_ending_time({}, { locale })],
    [formatNumber(score, {}, locale), m.play_ending_score({}, { locale })],
  ],
  foot: [finishedAt && formatDate(finishedAt, serverZone, locale), new URL(siteOrigin()).host]
    .filter(Boolean)
    .join(' · '),
  // What the shared template of printed pages reads wherever it is used
  page: { name: '', words: {} },
})
