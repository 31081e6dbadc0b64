import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { findStoredDraft } from '#app/features/adventure/draft.queries.server.ts'
import { isReportedToo } from '#app/features/adventure/judged.server.ts'
import { isAuthorWho } from '#app/features/drafts/draft-access.server.ts'
import { kitDocumentSchema, readKitSecrets } from '#app/features/kits/compile/kit-edition.schema.ts'
import type { KitDocument } from '#app/features/kits/compile/kit-edition.schema.ts'
import { compileStoredKit } from '#app/features/kits/compile/stored-kit.server.ts'
import { seatingsOf } from '#app/features/kits/deduction/seatings.ts'
import type { Kit } from '#app/features/kits/documents/kit.ts'
import { writtenLanguages } from '#app/features/kits/documents/written-languages.ts'
import { hintsAddress } from '#app/features/kits/hints/hint-key.server.ts'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { PaperChoice } from '#app/features/kits/paper/paper-choice.schema.ts'
import type { PaperPart } from '#app/features/kits/paper/paper-part.ts'
import type { AboutKit, Composing } from '#app/features/kits/paper/paper-words.ts'
import { isEntitled } from '#app/features/payments/ledger/entitled.server.ts'
import { textIn } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { env } from '#app/platform/env.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isId } from '#app/shared/ids.ts'
import { adventures } from '#database/schema/adventures.ts'
import { editions, editionSecrets } from '#database/schema/editions.ts'
import { printStanding } from './print.policy.ts'
import type { PrintStanding } from './print.policy.ts'

/** A visitor, a user, or anybody with that role. */
export type Viewer = { userId: string | null; role: string | null }

/** The kit to print; a draft has no edition. */
export type PrintedKit = {
  adventureId: string
  standing: Exclude<PrintStanding, 'hidden'>
  /** Staff examine a work that somebody else reported, which counts as no play. */
  isJudged: boolean
  edition: { id: string; number: number } | null
  /** The asset of its cover, as it is now. */
  coverId: string | null
  /** Offered in the languages that have something to print. */
  document: KitDocument
  kit: Kit
}

/** @throws AppError notFound for a kit of which this person may print nothing */
export async function findPrintedKit(
  database: Queryable,
  { adventureId, viewer, isDraft }: { adventureId: string; viewer: Viewer; isDraft: boolean },
): Promise<PrintedKit> {
  const [row] = isId(adventureId)
    ? await database
        .select({
          isAuthor: (viewer.userId === null ? sql`false` : isAuthorWho('playtest', viewer.userId)).mapWith(Boolean),
          status: adventures.status,
          deletedAt: adventures.deletedAt,
          priceCents: adventures.priceCents,
          editionId: adventures.publishedEditionId,
          kind: adventures.kind,
          coverId: adventures.thumbnailAssetId,
          hasBought: isEntitled(viewer.userId),
          isReported: isReportedToo(viewer.userId),
        })
        .from(adventures)
        .where(eq(adventures.id, adventureId))
    : []
  if (!row || row.kind === 'online-adventure') throw new AppError('notFound')
  const facts = {
    status: row.status,
    isDeleted: row.deletedAt !== null,
    hasEdition: row.editionId !== null,
    priceCents: row.priceCents,
    isAuthor: row.isAuthor,
    isAdmin: viewer.role === 'admin',
    hasBought: row.hasBought,
  }
  const standing = printStanding(facts, isDraft)
  if (standing === 'hidden') throw new AppError('notFound')
  const found = standing === 'draft' ? await draftOf(database, adventureId) : await editionOf(database, row.editionId)
  if (!found) throw new AppError('notFound')
  const { primaryLanguage, languages } = found.document
  const inOrder = [primaryLanguage, ...languages.filter((each) => each !== primaryLanguage)]
  return {
    adventureId,
    standing,
    isJudged: viewer.role === 'moderator' && row.isReported,
    coverId: row.coverId,
    ...found,
    document: { ...found.document, languages: writtenLanguages(found.kit, inOrder) },
  }
}

async function draftOf(database: Queryable, adventureId: string) {
  const draft = await findStoredDraft(database, adventureId)
  const compiled = draft && compileStoredKit(draft)
  return compiled ? { edition: null, document: compiled.document, kit: compiled.secrets } : null
}

async function editionOf(database: Queryable, editionId: string | null) {
  if (editionId === null) return null
  const [row] = await database
    .select({ number: editions.number, document: editions.document, secrets: editionSecrets.document })
    .from(editions)
    .innerJoin(editionSecrets, eq(editionSecrets.editionId, editions.id))
    .where(eq(editions.id, editionId))
  if (!row) return null
  const document = kitDocumentSchema.parse(row.document)
  return { edition: { id: editionId, number: row.number }, document, kit: readKitSecrets(row.secrets) }
}

/** Four letters and digits that are not easily confused. */
function codeOf(adventureId: string): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return [...createHash('sha256').update(adventureId).digest().subarray(0, 4)]
    .map((byte) => letters[byte % 32])
    .join('')
}

export function aboutKit({ adventureId, standing, edition, document, kit }: PrintedKit, language: Locale): AboutKit {
  return {
    title: textIn(document.title, language, document.primaryLanguage),
    code: codeOf(adventureId),
    version: edition ? String(edition.number) : 'draft',
    // The printed address opens every hint and answer, so only people who may have the whole kit get it
    hintsAddress:
      standing !== 'open' && edition && kit.kind === 'escape-room'
        ? hintsAddress(adventureId, edition, language)
        : null,
    isReachable: !env().isLocalInstallation,
    isOpen: standing === 'open',
  }
}

/** @throws AppError invalidInput for a language that it is not offered in, or a seating that it is not made for */
export function assertChoice({ document, kit }: PrintedKit, choice: PaperChoice, details: EveningDetails): void {
  const isSeating =
    kit.kind === 'mystery-dinner'
      ? seatingsOf(kit.document).some((set) => sameIds(set, details.absentIds))
      : details.absentIds.length === 0
  if (!document.languages.includes(choice.language) || !(isSeating || details.absentIds.length === 0))
    throw new AppError('invalidInput')
}

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/** All parts; the caller decides who may have which. */
export function partsOf(
  printed: PrintedKit,
  choice: PaperChoice,
  details: EveningDetails,
  pictures: Composing['pictures'] = new Map(),
): PaperPart[] {
  const about = aboutKit(printed, choice.language)
  return composeKit(printed.kit, { about, choice, details, pictures })
}
