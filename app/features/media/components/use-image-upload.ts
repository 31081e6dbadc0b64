import { uploadRefusalText, uploadedText } from '#app/features/media/upload-texts.ts'
import { isFinal } from '#app/features/media/upload-rules.ts'
import type { UploadPurpose } from '#app/features/media/upload-rules.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { cutTo } from '#app/features/media/cut-to.ts'
import { prepareLate } from '#app/features/media/prepare-late.ts'
import type { PreparedFile } from '#app/features/media/prepare-file.ts'
import { sendImage } from '#app/features/media/send-image.ts'
import type { ChosenFraming } from '#app/features/media/send-image.ts'
import type { Upload } from '#app/features/media/uploads.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import { notify } from '#app/ui/toaster.ts'
import { usePlaceOf, useReceiver, useUploadAt, useUploads } from './use-uploads.ts'

export type UploadTarget = {
  adventureId: string
  purpose: UploadPurpose
  sceneId?: string | undefined
  /** Which of several pictures in a dialog; otherwise the purpose identifies it. */
  slot?: string | undefined
}

export type ImageUploadState = {
  place: string
  sending: Upload | null
  error: string | null
  /** Null if it was refused (the reader was told), or if another file is on its way to this place. */
  prepare: (file: Blob) => Promise<PreparedFile | null>
  deliver: (prepared: PreparedFile, framing?: ChosenFraming) => Promise<void>
  /** Prepares and uploads. */
  send: (file: Blob) => void
  stop: () => void
  forgetError: () => void
}

export const asAppError = (failure: unknown): AppError =>
  failure instanceof AppError ? failure : new AppError('unexpected', { cause: failure })

/** 0 by 0 if the browser cannot show it. */
export async function sizeOf(url: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => undefined)
  return { width: image.naturalWidth, height: image.naturalHeight }
}

export function useImageUpload(
  { slot, ...target }: UploadTarget,
  onUploaded: (asset: PresentedAsset) => void,
): ImageUploadState {
  const uploads = useUploads()
  const place = usePlaceOf(slot ?? [target.purpose, target.sceneId].filter(Boolean).join(' '))
  const { sending, error } = useUploadAt(place)
  const receive = useReceiver(place, onUploaded)

  const refuse = (refusal: AppError) => {
    const { title, text } = uploadRefusalText(refusal, target.purpose)
    uploads.blame(place, text)
    void notify({ title, description: text, tone: 'danger' })
  }

  const prepare = async (file: Blob) => {
    if (uploads.at(place)) return null
    uploads.blame(place, null)
    try {
      return await uploads.run(place, file, () => prepareLate(file, target.purpose))
    } catch (failure) {
      refuse(asAppError(failure))
      return null
    }
  }

  const deliver = async (prepared: PreparedFile, framing?: ChosenFraming) => {
    if (uploads.at(place)) return
    uploads.blame(place, null)
    const { file, isAnimated } = prepared
    const shown = framing ? null : sizeOfFile(file)
    try {
      const asset = await uploads.run(place, file, (onProgress, signal) =>
        sendImage({ ...target, framing, file, onProgress, signal }),
      )
      if (!asset) return
      receive(asset)
      const shape = shown && cutTo(await shown, asset)
      const changes = [isAnimated && m.media_became_still(), shape && m.media_cut({ shape })].filter(Boolean)
      void notify({
        title: uploadedText(target.purpose),
        ...(changes.length > 0 ? { description: changes.join(' ') } : {}),
        tone: 'success',
      })
    } catch (failure) {
      const refusal = asAppError(failure)
      refuse(refusal)
      if (!isFinal(refusal.code)) uploads.fail(place, refusal.code, () => void deliver(prepared, framing))
    }
  }

  return {
    place,
    sending,
    error,
    prepare,
    deliver,
    send: (file) => void prepare(file).then((prepared) => prepared && deliver(prepared)),
    stop: () => uploads.stop(place),
    forgetError: () => {
      uploads.blame(place, null)
      uploads.forget(place)
    },
  }
}

/** As it is shown. */
export async function sizeOfFile(file: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file)
  const size = await sizeOf(url)
  URL.revokeObjectURL(url)
  return size
}
