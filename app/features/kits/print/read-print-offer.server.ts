import { hintsPath } from '#app/features/kits/hints/hint-key.server.ts'
import { noDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { storedSheets } from './build-pages.server.ts'
import type { ListedPart } from './print-progress.ts'
import { listParts } from './print-kit.server.ts'
import { findPrintedKit } from './printed-kit.server.ts'
import type { PrintedKit, Viewer } from './printed-kit.server.ts'

/** What a reader may print of a kit. */
export type PrintOffer = {
  standing: PrintedKit['standing']
  /** Null for a draft. */
  edition: number | null
  /** The languages that it is offered in, the reader's first if it is one of them. */
  languages: Locale[]
  parts: ListedPart[]
  /** The sheets of the whole kit; null until it has been set once. */
  sheets: number | null
  /** Time to cut and fold it. */
  minutes: number
  /** Address of its hints for a phone, for people who may have the whole kit. */
  hints: string | null
}

/** Null for a kit of which this reader may print nothing. */
export async function readPrintOffer(
  database: Queryable,
  { adventureId, viewer, locale }: { adventureId: string; viewer: Viewer; locale: Locale },
): Promise<PrintOffer | null> {
  const printed = await findPrintedKit(database, { adventureId, viewer, isDraft: false }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return null
    throw error
  })
  if (!printed) return null
  const { standing, document, edition, kit } = printed
  const languages = document.languages.toSorted((a, b) => Number(b === locale) - Number(a === locale))
  const language = languages[0] ?? document.primaryLanguage
  const parts = listParts(printed, {
    choice: { language, paper: 'us-letter', ink: 'colour', isLarge: false, hostPlays: false },
    details: noDetails,
    earlier: null,
  })
  return {
    standing,
    edition: edition?.number ?? null,
    languages,
    parts,
    sheets: await storedSheets(getStorage(), printed, language),
    minutes: parts.reduce((sum, { minutesToCut }) => sum + minutesToCut, 0),
    hints: standing !== 'open' && edition && kit.kind === 'escape-room' ? hintsPath(adventureId, edition) : null,
  }
}
