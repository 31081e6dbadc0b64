import { and, eq, sql } from 'drizzle-orm'
import { isReportedToo } from '#app/features/adventure/judged.server.ts'
import { kitDocumentSchema, readKitSecrets } from '#app/features/kits/compile/kit-edition.schema.ts'
import type { KitDocument } from '#app/features/kits/compile/kit-edition.schema.ts'
import type { LockType, RoomDocument } from '#app/features/kits/documents/room.ts'
import { lockNumber, symbolsOf } from '#app/features/kits/documents/symbols.ts'
import { textOf } from '#app/features/kits/documents/words.ts'
import { serverZone } from '#app/i18n/format.ts'
import { foreignIn, textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { editionNumberIn, isHintKey } from './hint-key.server.ts'
import { isTypedIn, puzzlesByName, stepsOf } from './hint-steps.ts'
import type { HintStep } from './hint-steps.ts'
import { isRight } from './is-right.server.ts'

/** `ask`: asks for the key, whatever the address names, so that nothing is revealed. */
export type HintsPage =
  | { view: 'ask'; isWrong: boolean }
  | {
      view: 'hints'
      title: { text: string; language: Locale | undefined }
      /** The language of the texts, if it is not the reader's. */
      language: Locale | undefined
      /** `sign`: the sign on the puzzle's sheet. `isTyped`: an answer can be checked. */
      puzzles: {
        id: string
        sign: string
        name: string
        lock: LockType
        isTyped: boolean
        steps: number
        endsInAnswer: boolean
      }[]
      /** The one whose sheet was scanned: the others are not listed. */
      isOne: boolean
    }

export type OpenedSteps = { puzzleId: string; steps: HintStep[] }
export type CheckedAnswer = { puzzleId: string; typed: string; isRight: boolean }

type Asked = { adventureId: string; key: string | null; locale: Locale }

/** @param lock the number of a sheet, as its code says it */
export async function readHints(
  database: Queryable,
  { adventureId, key, locale, lock = null }: Asked & { lock?: string | null },
): Promise<HintsPage> {
  const found = key === null ? null : await findRoom(database, adventureId, key)
  if (!found) return { view: 'ask', isWrong: key !== null && key !== '' }
  const { document, room } = found
  const language = languageFor(document, locale)
  const signs = symbolsOf(room)
  const scanned = room.puzzles.filter(({ id }) => String(lockNumber(room, id)) === lock)
  const shown = scanned.length > 0 ? { ...room, puzzles: scanned } : room
  return {
    view: 'hints',
    title: {
      text: textIn(document.title, locale, document.primaryLanguage),
      language: foreignIn(document.title, locale, document.primaryLanguage),
    },
    language: language === locale ? undefined : language,
    isOne: scanned.length > 0,
    puzzles: puzzlesByName(shown, language).map((puzzle) => {
      const steps = stepsOf(room, puzzle, language)
      return {
        id: puzzle.id,
        sign: signs.get(puzzle.id) ?? '',
        name: textOf(puzzle, 'name', language),
        lock: puzzle.lockType,
        steps: steps.length,
        endsInAnswer: steps.at(-1)?.kind === 'answer',
        isTyped: isTypedIn(room, puzzle, language),
      }
    }),
  }
}

/** The steps up to the requested one, counted from 1, and nothing of later ones. Steps opened by the room's creator or
 * by staff are not counted in any figure. @throws AppError notFound */
export async function openSteps(
  database: Queryable,
  asked: Asked & { puzzleId: string; step: number; viewer: { userId: string; role: string } | null },
): Promise<OpenedSteps> {
  const { puzzleId, step, viewer, locale } = asked
  const { adventureId, key } = asked
  const found = key === null ? null : await findRoom(database, adventureId, key, viewer?.userId ?? null)
  const puzzle = found?.room.puzzles.find(({ id }) => id === puzzleId)
  if (!found || !puzzle) throw new AppError('notFound')
  const steps = stepsOf(found.room, puzzle, languageFor(found.document, locale))
  if (step > steps.length) throw new AppError('notFound')
  const isStaff = viewer?.role === 'admin' || (viewer?.role === 'moderator' && found.isReported)
  if (!isStaff && (viewer === null || viewer.userId !== found.creatorId))
    await countStep(database, { adventureId, editionId: found.editionId, puzzleId, step })
  return { puzzleId, steps: steps.slice(0, step) }
}

/** Right or not, and nothing else. Who has the key may read the answer, so that guessing gains nothing.
 * @throws AppError notFound */
export async function checkAnswer(
  database: Queryable,
  { adventureId, key, puzzleId, typed }: Asked & { puzzleId: string; typed: string },
): Promise<CheckedAnswer> {
  const found = key === null ? null : await findRoom(database, adventureId, key)
  const puzzle = found?.room.puzzles.find(({ id }) => id === puzzleId)
  if (!found || !puzzle) throw new AppError('notFound')
  return { puzzleId, typed, isRight: isRight(found.room, puzzle, typed, found.document.languages) }
}

const languageFor = ({ languages, primaryLanguage }: KitDocument, locale: Locale): Locale =>
  languages.includes(locale) ? locale : primaryLanguage

type Found = {
  editionId: string
  creatorId: string | null
  isReported: boolean
  document: KitDocument
  room: RoomDocument
}

/** Also finds a room withdrawn since, which may lie printed on a table, but not one that moderators took down. */
async function findRoom(
  database: Queryable,
  adventureId: string,
  key: string,
  viewerId: string | null = null,
): Promise<Found | null> {
  const number = editionNumberIn(key)
  if (!isId(adventureId) || number === null) return null
  const [row] = await database
    .select({
      id: editions.id,
      number: editions.number,
      creatorId: adventures.creatorId,
      status: adventures.status,
      isReported: isReportedToo(viewerId),
      document: editions.document,
      secrets: editionSecrets.document,
    })
    .from(editions)
    .innerJoin(editionSecrets, eq(editionSecrets.editionId, editions.id))
    .innerJoin(adventures, eq(adventures.id, editions.adventureId))
    .where(
      and(
        eq(editions.adventureId, adventureId),
        eq(editions.number, number),
        eq(editions.purpose, 'published'),
        eq(adventures.kind, 'escape-room'),
      ),
    )
  if (!row || row.status === 'in_review' || !isHintKey(key, row)) return null
  const kit = readKitSecrets(row.secrets)
  if (kit.kind !== 'escape-room') return null
  return {
    editionId: row.id,
    creatorId: row.creatorId,
    isReported: row.isReported,
    document: kitDocumentSchema.parse(row.document),
    room: kit.document,
  }
}

type Counted = { adventureId: string; editionId: string; puzzleId: string; step: number }

/** Adds to the sums of a day, which hold nothing about people. */
export const countStep = (database: Queryable, { adventureId, editionId, puzzleId, step }: Counted) =>
  database.execute(sql`
    insert into kit_hint_days (adventure_id, edition_id, puzzle_id, step, day, count)
    values (${adventureId}::uuid, ${editionId}::uuid, ${puzzleId}::uuid, ${step}::smallint,
      (now() at time zone ${serverZone})::date, 1)
    on conflict (edition_id, puzzle_id, step, day) do update set count = kit_hint_days.count + 1`)
