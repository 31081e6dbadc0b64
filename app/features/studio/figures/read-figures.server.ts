import type { Member } from '#app/features/adventure/adventure.policy.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import {
  clicksOf,
  editionTotals,
  lastDaysOf,
  placesOf,
  playTotals,
  publishedEditions,
  viewsOf,
  wrongAnswersOf,
} from '#app/features/play/figures/figures.queries.server.ts'
import { rollUpRuns } from '#app/features/play/figures/roll-up-runs.server.ts'
import { loadEdition } from '#app/features/play/runs/editions.server.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { readKitFigures, readRatings } from './read-kit-figures.server.ts'
import type { Figures, PuzzleFigures, SceneFigures } from './figures-view.ts'

/** A reader does not wait for more; the daily count does the rest. */
const mostRuns = 200

type Asked = { adventureId: string; /** As authors count; the newest when there is no such edition. */ edition: number }

/** Includes runs up to now. @throws AppError notFound when absent, in the trash or not theirs */
export async function readFigures(database: Database, member: Member, asked: Asked): Promise<Figures> {
  const { id: adventureId, kind } = await readOwnDraft(
    database,
    member,
    'figures',
    asked.adventureId,
    async (_, { adventure }) => adventure,
  )
  if (kind === 'online-adventure') await rollUpRuns(database, { adventureId, most: mostRuns })
  const [views, days, totals, published] = await Promise.all([
    viewsOf(database, adventureId),
    lastDaysOf(database, adventureId),
    playTotals(database, adventureId),
    publishedEditions(database, adventureId),
  ])
  const editions = published.map(({ id, createdAt }, at) => ({
    id,
    number: published.length - at,
    publishedAt: createdAt.toISOString(),
  }))
  const shown = editions.find(({ number }) => number === asked.edition) ?? editions[0]
  const common = {
    countedAt: new Date().toISOString(),
    views,
    days,
    totals,
    editions: editions.map(({ number, publishedAt }) => ({ number, publishedAt })),
  }
  if (kind !== 'online-adventure')
    return {
      ...common,
      kind: 'kit',
      ratings: await readRatings(database, adventureId),
      shown: shown ? { number: shown.number, ...(await readKitFigures(database, shown.id)) } : null,
    }
  return {
    ...common,
    kind: 'game',
    shown: shown ? { number: shown.number, ...(await readEditionFigures(database, shown.id)) } : null,
  }
}

async function readEditionFigures(database: Database, editionId: string) {
  const { document, media } = await loadEdition(editionId)
  const [totals, places, clicks, answers] = await Promise.all([
    editionTotals(database, editionId),
    placesOf(database, editionId),
    clicksOf(database, editionId),
    wrongAnswersOf(
      database,
      editionId,
      document.puzzles.map(({ id }) => id),
    ),
  ])
  const sumsOf = new Map(places.map(({ kind, placeId, ...sums }) => [`${kind} ${placeId}`, sums]))
  const name = (text: LocalText) => text[document.primaryLanguage] ?? ''
  const sceneOf = (scene: EditionDocument['scenes'][number]): SceneFigures => ({
    id: scene.id,
    name: name(scene.name),
    plays: sumsOf.get(`scene ${scene.id}`)?.plays ?? 0,
    stopped: sumsOf.get(`scene ${scene.id}`)?.stopped ?? 0,
    picture: (scene.imageAssetId && media.get(scene.imageAssetId)) ?? null,
    canvas: scene.canvas,
    hotspots: scene.hotspots.map(({ id, type, shape, x, y, width, height, points, ...hotspot }) => ({
      id,
      type,
      shape,
      x,
      y,
      width,
      height,
      points,
      name: name(hotspot.name),
      plays: sumsOf.get(`hotspot ${id}`)?.plays ?? 0,
    })),
    clicks: clicks.flatMap(({ sceneId, cell, clicks: sum }) => (sceneId === scene.id ? [{ cell, clicks: sum }] : [])),
  })
  const puzzleOf = (puzzle: EditionDocument['puzzles'][number]): PuzzleFigures => {
    const sums = sumsOf.get(`puzzle ${puzzle.id}`)
    return {
      id: puzzle.id,
      name: name(puzzle.name),
      plays: sums?.plays ?? 0,
      solved: sums?.solved ?? 0,
      revealed: sums?.revealed ?? 0,
      stopped: sums?.stopped ?? 0,
      wrong: sums?.wrong ?? 0,
      hints: sums?.hints ?? 0,
      minutes: sums && sums.solved > 0 ? Math.round(sums.solvingMs / sums.solved / 6_000) / 10 : null,
      answers: answers.flatMap(({ puzzleId, language, text, plays }) =>
        puzzleId === puzzle.id && text !== null ? [{ language, text, plays }] : [],
      ),
    }
  }
  return { ...totals, scenes: document.scenes.map(sceneOf), puzzles: document.puzzles.map(puzzleOf) }
}
