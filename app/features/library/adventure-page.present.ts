import { accessibilityTagText, contentWarningText, kindText } from '#app/features/adventure/catalogue-text.ts'
import type { Kind } from '#app/features/rows/catalogue.ts'
import { readTrailer } from '#app/features/rows/trailer.ts'
import { portraitUrl } from '#app/features/media/asset.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { ShownDetailRow } from './adventure-page.queries.server.ts'
import { isListed } from '#app/shared/statuses.ts'
import { presentCard } from './card.present.ts'
import { sharePictureAddress } from './share-picture-address.ts'

export type AdventurePage = ReturnType<typeof presentAdventure>

/** `id` is the adventure's in public addresses. `creatorId` is null for a creator without a public page. A trailer from an
 * untrusted site is left out. */
export function presentAdventure(row: ShownDetailRow, locale: Locale, address = row.id) {
  return {
    ...presentCard(row, locale),
    id: address,
    creatorId: row.creatorBannedAt === null && isListed(row.status) ? row.creatorId : null,
    creatorPortrait: portraitUrl(row.creatorPortrait),
    kindLabel: kindText(row.kind, locale),
    playersLabel: playersLabel(row.kind, locale),
    averagePlaytimeMinutes: row.averagePlaytimeMinutes,
    totalPlays: row.totalPlays,
    reviewCount: row.reviewCount,
    sharePicture: row.coverName === null ? null : sharePictureAddress(address, row.coverName),
    isPartlyByModel: row.isPartlyByModel,
    textsByModel: row.textsByModel,
    trailer: readTrailer(row.trailerUrl),
    accessibilityTags: row.accessibilityTags.map((tag) => accessibilityTagText(tag, locale)),
    contentWarnings: row.contentWarnings.map((warning) => contentWarningText(warning, locale)),
  }
}

/** Here, so that the page loads neither message. */
const playersLabel = (kind: Kind, locale: Locale): string =>
  (kind === 'mystery-dinner' ? m.kit_guests : m.adventure_players)({}, { locale })
