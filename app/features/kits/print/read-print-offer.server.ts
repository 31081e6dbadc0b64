import { hintsPath } from '#app/features/kits/hints/hint-key.server.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { getStorage } from '#app/platform/storage/storage.server.ts'
import { storedSizes, usualPrint } from './count-pages.server.ts'
import type { Sizes } from './count-pages.server.ts'
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
  /** Of the usual print; null until somebody has asked for them. */
  sizes: Sizes | null
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
    ...usualPrint(language),
    earlier: null,
  })
  return {
    standing,
    edition: edition?.number ?? null,
    languages,
    parts,
    sizes: await storedSizes(getStorage(), { printed, request: usualPrint(language) }),
    hints: standing !== 'open' && edition && kit.kind === 'escape-room' ? hintsPath(adventureId, edition) : null,
  }
}
