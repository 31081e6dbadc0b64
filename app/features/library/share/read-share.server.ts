import { findShown } from '#app/features/library/adventure-page.queries.server.ts'
import { presentAdventure } from '#app/features/library/adventure-page.present.ts'
import { getUrlOrigin } from '#app/i18n/generated/runtime.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { Queryable } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { showShareCode } from '#app/shared/share-code.ts'
import { drawQr } from '#app/platform/images/draw-qr.server.ts'
import { isOut } from '#app/shared/statuses.ts'
import { embedCode } from './embed-code.server.ts'

export type ShareView = Awaited<ReturnType<typeof readShare>>

/** The address that is handed round, whatever language it is read in. */
const sharedAddress = (shared: string): string => new URL(`/adventure/${shared}`, getUrlOrigin()).href

type Asked = { adventureId: string; shared: string; locale: Locale; isCreator: boolean }

/** What there is to hand round of work that is out. @param shared what stands for its id in public addresses
 * @throws AppError notFound */
export async function readShare(database: Queryable, { adventureId, shared, locale, isCreator }: Asked) {
  const row = await findShown(database, adventureId)
  if (!row || !isOut(row.status)) throw new AppError('notFound')
  const { title, titleLanguage, cover, kind, sharePicture } = presentAdventure(row, locale, shared)
  const address = sharedAddress(shared)
  return {
    id: shared,
    title,
    titleLanguage,
    cover,
    kind,
    isUnlisted: row.status === 'unlisted',
    sharePicture,
    address,
    qr: drawQr(address),
    code: showShareCode(row.shareCode),
    codePage: `${new URL(getUrlOrigin()).host}/join`,
    embed:
      isCreator && kind === 'online-adventure'
        ? { code: row.priceCents === 0 ? embedCode(shared, title, locale) : null, origins: row.embedOrigins }
        : null,
  }
}
