import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { countUpload } from '#app/features/media/count-upload.server.ts'
import { findUploadTarget } from '#app/features/media/asset.queries.server.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { assertRoom } from '#app/features/media/keep-asset.server.ts'
import { storeImageAsset } from '#app/features/media/store-asset.server.ts'
import type { Database } from '#app/platform/database/client.server.ts'
import type { FileStorage } from '#app/platform/storage/storage.ts'
import { adventures } from '#database/schema/adventures.ts'
import { AppError } from '#app/shared/app-error.ts'
import { pictureFunctions } from '#app/features/generation/functions.ts'
import type { PictureFormat, PictureFunction } from '#app/features/generation/functions.ts'
import type { Body } from '#app/features/generation/generate.schema.ts'
import { paidCall } from '#app/features/generation/money/paid-call.server.ts'
import type { Asker } from '#app/features/generation/money/paid-call.server.ts'
import { withCustomPrompt } from '#app/features/generation/prompts.ts'
import type { Styles } from '#app/features/generation/prompts.ts'
import { longestPictureBytes } from '#app/features/generation/provider/fetch-picture.server.ts'
import type { Provider } from '#app/features/generation/provider/provider.ts'

export type Where = { db: Database; storage: FileStorage; provider: Provider }

export type GeneratedPicture = {
  imageUrl: string
  asset: PresentedAsset
  origin: Provider['origin']
  /** Words of the prompt. */
  notDrawn: readonly string[]
}

type Size = { width: number; height: number }

const sizes: Record<Exclude<PictureFormat, 'scene'>, Size> = {
  cover: { width: 1600, height: 900 },
  portrait: { width: 720, height: 1280 },
  icon: { width: 512, height: 512 },
  puzzle: { width: 1280, height: 960 },
}
const avatarSize: Size = { width: 512, height: 512 }

/** The picture goes through the upload pipeline and becomes a file of the project, which does not show it anywhere yet.
 * @throws AppError of ownership, of generation, of storing */
export async function generatePicture(
  { db, storage, provider }: Where,
  member: Asker,
  name: PictureFunction,
  body: Body<PictureFunction>,
  signal: AbortSignal,
): Promise<GeneratedPicture> {
  const { format, purpose } = pictureFunctions[name]
  const { adventureId = null } = body
  const target =
    adventureId === null ? null : await findTarget(db, member, adventureId, 'sceneId' in body ? body.sceneId : null)
  if (body.prompt === '') throw new AppError('generationNeedsWords')
  // Do not pay for a picture that cannot be stored
  await assertRoom(db, target?.keeper ?? member.userId, 1)
  await countUpload(member)
  const styles = stylesOf(body)
  const prompt = withCustomPrompt(body.prompt, target?.customPrompt ?? '')
  const where = { db, provider, asker: member, signal }
  return paidCall(
    where,
    { name, adventureId, prompt },
    (until) =>
      provider.draw(
        { format, prompt, styles, size: sizeOf(format, target), seed: body.seed ?? randomInt(2 ** 32) },
        until,
      ),
    async ({ picture, notDrawn }) => {
      const asset = await storeImageAsset({
        owner: member,
        adventureId,
        keeper: target?.keeper ?? null,
        purpose: adventureId === null ? 'avatar' : purpose,
        source: picture,
        orientation: target?.orientation ?? 'landscape',
        origin: provider.origin,
        maxBytes: longestPictureBytes,
        db,
        storage,
      })
      return { imageUrl: asset.url, asset, origin: provider.origin, notDrawn }
    },
  )
}

type Target = { keeper: string | null; orientation: 'landscape' | 'portrait'; customPrompt: string }

/** Reads only the custom prompt of the adventure, so that nothing secret can get into a picture's prompt. */
async function findTarget(db: Database, member: Asker, adventureId: string, sceneId: string | null): Promise<Target> {
  const { keeper, orientation } = await findUploadTarget(db, member, { adventureId, sceneId })
  const [found] = await db
    .select({ customPrompt: adventures.customAiPrompt })
    .from(adventures)
    .where(eq(adventures.id, adventureId))
  return { keeper, orientation, customPrompt: found?.customPrompt ?? '' }
}

function sizeOf(format: PictureFormat, target: Target | null): Size {
  if (!target) return avatarSize
  if (format !== 'scene') return sizes[format]
  return target.orientation === 'portrait' ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 }
}

const stylesOf = ({
  photographyStyle,
  lightingStyle,
  artStyle,
  atmosphereStyle,
  compositionStyle,
}: Styles): Styles => ({
  photographyStyle,
  lightingStyle,
  artStyle,
  atmosphereStyle,
  compositionStyle,
})
