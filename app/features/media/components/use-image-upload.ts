import { refusalText, uploadedText } from '#app/features/media/upload-texts.ts'
import { refusalBeforeSending } from '#app/features/media/upload-rules.ts'
import type { UploadPurpose } from '#app/features/media/upload-rules.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { cutTo } from '#app/features/media/cut-to.ts'
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
  /** Which of several pictures of a dialog; the purpose tells it otherwise. */
  slot?: string | undefined
}

export type ImageUploadState = {
  sending: Upload | null
  error: string | null
  send: (file: File, framing?: ChosenFraming) => void
  stop: () => void
  forgetError: () => void
}

/** 0 by 0 where the browser cannot show it. */
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

  const refuse = (code: AppError['code']) => {
    const { title, text } = refusalText(code, target.purpose)
    uploads.blame(place, text)
    void notify({ title, description: text, tone: 'danger' })
  }

  const send = async (file: File, framing?: ChosenFraming) => {
    if (uploads.at(place)) return
    uploads.blame(place, null)
    const refusal = refusalBeforeSending(file, target.purpose)
    if (refusal) return refuse(refusal)
    const shown = framing ? null : sizeOfFile(file)
    try {
      const asset = await uploads.run(place, file, (onProgress, signal) =>
        sendImage({ ...target, framing, file, onProgress, signal }),
      )
      if (!asset) return
      receive(asset)
      const shape = shown && cutTo(await shown, asset)
      void notify({
        title: uploadedText(target.purpose),
        ...(shape ? { description: m.media_cut({ shape }) } : {}),
        tone: 'success',
      })
    } catch (failure) {
      const { code } = failure instanceof AppError ? failure : new AppError('unexpected')
      refuse(code)
      uploads.fail(place, code, () => void send(file, framing))
    }
  }

  return {
    sending,
    error,
    send: (file, framing) => void send(file, framing),
    stop: () => uploads.stop(place),
    forgetError: () => {
      uploads.blame(place, null)
      uploads.forget(place)
    },
  }
}

async function sizeOfFile(file: File): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file)
  const size = await sizeOf(url)
  URL.revokeObjectURL(url)
  return size
}
