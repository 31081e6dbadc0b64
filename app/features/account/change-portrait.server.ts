import { bodySchemas } from '#app/features/generation/generate.schema.ts'
import type { Body } from '#app/features/generation/generate.schema.ts'
import type { Asker } from '#app/features/generation/money/paid-call.server.ts'
import { generatePicture } from '#app/features/generation/pictures/generate-picture.server.ts'
import type { GeneratedPicture, Where } from '#app/features/generation/pictures/generate-picture.server.ts'
import { countUpload } from '#app/features/media/count-upload.server.ts'
import { storeImageAsset } from '#app/features/media/store-asset.server.ts'
import { consumeLimit } from '#app/platform/rate-limits/consume.server.ts'
import { AppError } from '#app/shared/app-error.ts'
import type { PortraitIntent } from './portrait-text.ts'
import { setPortrait } from './set-portrait.server.ts'
import type { FollowPortrait } from './set-portrait.server.ts'

type Asked = { intent: PortraitIntent; data: FormData; signal: AbortSignal }

/** @throws AppError from uploads or generation; slowDown */
export async function changePortrait(
  where: Where,
  member: Asker,
  { intent, data, signal }: Asked,
  follow: FollowPortrait,
): Promise<void> {
  if (intent === 'generate') {
    const body = bodySchemas['generate-npc-avatar'].safeParse({ prompt: data.get('physicalDescription') ?? '' })
    if (!body.success) throw new AppError('invalidInput', { log: body.error.message })
    await generatePortrait(where, member, body.data, signal, follow)
    return
  }
  await consumeLimit('upload', [`user:${member.userId}`])
  const assetId = intent === 'upload' ? await storeSent(where, member, data.get('avatar')) : null
  await setPortrait(where, member.userId, assetId, follow)
}

/** Makes the generated picture the requester's portrait. @throws AppError from generation or storage */
export async function generatePortrait(
  where: Where,
  member: Asker,
  body: Body<'generate-npc-avatar'>,
  signal: AbortSignal,
  follow: FollowPortrait,
): Promise<GeneratedPicture> {
  const made = await generatePicture(where, member, 'generate-npc-avatar', body, signal)
  signal.throwIfAborted()
  await setPortrait(where, member.userId, made.asset.id, follow)
  return made
}

async function storeSent({ db, storage }: Where, member: Asker, file: FormDataEntryValue | null): Promise<string> {
  if (!(file instanceof File) || file.size === 0) throw new AppError('invalidFile', { log: 'no file was sent' })
  await countUpload(member)
  const source = new Uint8Array(await file.arrayBuffer())
  const asset = await storeImageAsset({ owner: member, adventureId: null, purpose: 'avatar', source, db, storage })
  return asset.id
}
