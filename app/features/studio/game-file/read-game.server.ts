import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Member } from '#app/features/adventure/adventure.policy.ts'
import { compileDraft } from '#app/features/adventure/compile-edition.server.ts'
import { contentHash } from '#app/features/adventure/content-hash.server.ts'
import { assetsOfEdition, filesOfEdition } from '#app/features/adventure/edition-assets.ts'
import type { EditionDocument } from '#app/features/engine/edition.schema.ts'
import type { EditionSecrets } from '#app/features/engine/edition-secrets.schema.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { readEdition } from '#app/features/play/runs/editions.server.ts'
import { readOwnDraft } from '#app/features/studio/draft/read-own-draft.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import { isOut } from '#app/shared/statuses.ts'
import type { Status } from '#app/shared/statuses.ts'
import { assets } from '#database/schema/assets.ts'

/** A picture or a sound. `key`: in the storage; without one it is the site's own. */
export type MediaFile = { address: string; mime: string; bytes: number; key: string | null }

export type Game = {
  id: string
  document: EditionDocument
  secrets: EditionSecrets
  /** Addresses by asset. */
  media: Record<string, string>
  files: MediaFile[]
  mediaBytes: number
}

type OwnGame = { status: Status; priceCents: number; title: string; isPublished: boolean; game: Game | null }

/** What players get: the published edition or, before that, the draft as it is. `game` is null for a draft without a
 * scene. @throws AppError notFound when absent or not theirs to take along */
export function readOwnGame(database: Database, member: Member, adventureId: string): Promise<OwnGame> {
  return readOwnDraft(database, member, 'exchange', adventureId, async (tx, stored) => {
    const { id, kind, status, priceCents, title, publishedEditionId } = stored.adventure
    if (kind !== 'online-adventure') throw new AppError('notFound')
    const isPublished = isOut(status) && publishedEditionId !== null
    const compiled = isPublished ? await readEdition(tx, publishedEditionId) : compileDraft(stored)
    if (!compiled) return { status, priceCents, title, isPublished, game: null }
    const { document, secrets } = compiled
    const own = await tx
      .select({ id: assets.id, name: assets.name, mime: assets.mime, bytes: assets.bytes, key: assets.storageKey })
      .from(assets)
      .where(eq(assets.adventureId, id))
    const shown = new Set(assetsOfEdition(document, secrets))
    const named = new Set(filesOfEdition(document))
    const used = own.filter((asset) => shown.has(asset.id) || named.has(assetUrl(asset)))
    const files = [
      ...used.map((asset) => ({ address: assetUrl(asset), mime: asset.mime, bytes: asset.bytes, key: asset.key })),
      ...(await illustrationsIn([...named])),
    ]
    return {
      status,
      priceCents,
      title,
      isPublished,
      game: {
        id: contentHash({ document, secrets }).slice(0, 16),
        document,
        secrets,
        media: Object.fromEntries(
          used.filter((asset) => shown.has(asset.id)).map((asset) => [asset.id, assetUrl(asset)]),
        ),
        files,
        mediaBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
      },
    }
  })
}

/** The site's own pictures, without those that this version no longer has. */
async function illustrationsIn(addresses: readonly string[]): Promise<MediaFile[]> {
  const files: MediaFile[] = []
  for (const address of addresses) {
    const bytes = await readIllustration(address)
    if (bytes) files.push({ address, mime: 'image/webp', bytes: bytes.byteLength, key: null })
  }
  return files
}

export async function readIllustration(address: string): Promise<Uint8Array | null> {
  const name = /^\/illustrations\/([\w-]+\.webp)$/u.exec(address)?.[1]
  return name === undefined ? null : readFile(join(process.cwd(), 'public', 'illustrations', name)).catch(() => null)
}
