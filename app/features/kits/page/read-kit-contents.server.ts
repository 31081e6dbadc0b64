import type { Kind } from '#app/features/rows/catalogue.ts'
import { isOut } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { presentContents } from './kit-contents.present.ts'
import type { KitContents } from './kit-contents.present.ts'
import { findKitDocument, findOpenPictures } from './kit.queries.server.ts'

type Listed = { kind: Kind; status: Status; publishedEditionId: string | null }

/** The contents of a listed adventure's kit; null for an online adventure, and before the kit is published. */
export async function readKitContents(
  database: Queryable,
  { kind, status, publishedEditionId }: Listed,
  locale: Locale,
): Promise<KitContents | null> {
  if (kind === 'online-adventure' || !isOut(status) || publishedEditionId === null) return null
  const document = await findKitDocument(database, publishedEditionId)
  return presentContents(document, await findOpenPictures(database, document), locale)
}
