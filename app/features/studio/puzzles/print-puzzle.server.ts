import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { findAdventureRow, findPuzzleRows } from '#app/features/adventure/draft.queries.server.ts'
import type { AdventureRow, PuzzleRow } from '#app/features/adventure/draft.queries.server.ts'
import { isPlayable, readPuzzle, storedPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import type { PuzzleReading } from '#app/features/adventure/read-puzzle.server.ts'
import { languagesOf, translated, localTextOf } from '#app/features/adventure/words.ts'
import { draftFor } from '#app/features/drafts/draft-access.server.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { composePrint, picturesToPrint, soundOfPrint } from '#app/features/puzzles/print/compose-print.server.ts'
import type { PrintChoice } from '#app/features/puzzles/print/compose-print.server.ts'
import { picturesOf } from '#app/features/puzzles/print/print-pictures.server.ts'
import { NotPrintable } from '#app/features/puzzles/contract/puzzle-print.ts'
import { seedOf } from '#app/features/puzzles/print/print-seed.server.ts'
import { templates } from '#app/features/puzzles/registry/puzzle-prints.server.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { inLanguage, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import type { TypesetJob } from '#app/platform/typesetting/messages.ts'
import { typesetApart } from '#app/platform/typesetting/typesetter.server.ts'
import type { Typeset } from '#app/platform/typesetting/typesetter.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventurePuzzles } from '#database/schema/puzzles.ts'
import { soundLinkOf } from './sound-link.server.ts'
import type { PrintRefusal } from './print-refusal.ts'

type Where = { database: Database; storage: FileStorage }
type Printable = { adventure: AdventureRow; row: PuzzleRow; reading: PuzzleReading }

export type PrintedPage = { pdf: Uint8Array; name: string } | { refused: PrintRefusal }

/** The answer key goes on a second page. @throws AppError notFound */
export async function printPuzzle(
  { database, storage }: Where,
  member: Member,
  target: { adventureId: string; puzzleId: string },
  choice: PrintChoice,
): Promise<PrintedPage> {
  const { adventure, row } = await findOwn(database, member, target)
  const reading = readPuzzle(row, languagesOf(adventure))
  if (!isPlayable(reading)) return { refused: 'unfinished' }
  try {
    // Pictures are processed only once the typesetter has a free slot.
    const typeset = await typesetApart(
      () => jobOf({ database, storage }, { adventure, row, reading }, choice),
      member.userId,
    )
    return answerOf(typeset, choice.withKey ? 2 : 1, fileName(row.name))
  } catch (error) {
    if (error instanceof NotPrintable) return { refused: 'no_picture' }
    throw error
  }
}

export const nameOfPrint = async (
  database: Database,
  member: Member,
  target: { adventureId: string; puzzleId: string },
): Promise<string> => fileName((await findOwn(database, member, target)).row.name)

/** @throws NotPrintable without a picture */
async function jobOf(where: Where, { adventure, row, reading }: Printable, choice: PrintChoice): Promise<TypesetJob> {
  const languages = languagesOf(adventure)
  const [primary] = languages as [Locale]
  const language = languages.includes(choice.language) ? choice.language : primary
  const draft = inLanguage(reading.drafts, language, primary)!
  const seed = row.variantSeed ?? seedOf(row.id)
  const files = await picturesOf(where, adventure.id, [
    row.image && assetUrl(row.image),
    ...picturesToPrint(reading.type, draft.configuration),
  ])
  const [own, ...others] = files.map((file) => file && file.picture)
  if (row.image && !own) throw new NotPrintable('no_picture')
  const data = composePrint(
    {
      type: reading.type,
      draft,
      adventure: textIn(localTextOf(adventure, 'title', languages), language, primary),
      name: textIn(localTextOf(row, 'name', languages), language, primary),
      description: textIn(localTextOf(row, 'description', languages), language, primary),
      hints: hintsIn(row, language),
      attempts: draft.allowedAttempts,
      timeLimit: row.timeLimit,
      seed,
      answer: inLanguage(puzzleJudge.reveal(storedPuzzle(reading), seed), language, primary) ?? null,
      picture: own ?? null,
      pictures: others,
      soundLink: await soundLinkOf(where.database, adventure.id, soundOfPrint(reading.type, draft.configuration)),
    },
    { ...choice, language },
  )
  const pictures = files.flatMap((file) => (file ? [{ path: file.picture.path, bytes: file.bytes }] : []))
  return {
    root: join(process.cwd(), templates.root),
    template: templates.of(reading.type.id),
    data: JSON.stringify(data),
    pictures,
  }
}

async function findOwn(
  database: Database,
  member: Member,
  { adventureId, puzzleId }: { adventureId: string; puzzleId: string },
): Promise<{ adventure: AdventureRow; row: PuzzleRow }> {
  if (!isId(adventureId) || !isId(puzzleId)) throw new AppError('notFound')
  const adventure = await findAdventureRow(database, adventureId, draftFor('playtest', adventureId, member))
  const [row] = adventure ? await findPuzzleRows(database, adventureId, eq(adventurePuzzles.id, puzzleId)) : []
  if (!adventure || !row) throw new AppError('notFound')
  return { adventure, row }
}

function answerOf(typeset: Typeset, pages: number, name: string): PrintedPage {
  if (typeset.outcome === 'busy') return { refused: 'busy' }
  if (typeset.outcome === 'failed') return { refused: 'failed' }
  if (typeset.outcome === 'refused' || typeset.pages !== pages) return { refused: 'too_long' }
  return { pdf: typeset.pdf, name }
}

function hintsIn(row: PuzzleRow, language: Locale): string[] {
  const list = translated(row, language, 'hints')
  const own = Array.isArray(list) ? list.map((hint: unknown) => (typeof hint === 'string' ? hint : '')) : []
  return row.hints.map((hint, place) => (own[place]?.trim() ? own[place] : hint))
}

function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/gu, '')
  return `${plain || 'puzzle'}.pdf`
}
