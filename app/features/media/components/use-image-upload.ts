import { useEffect, useRef, useState } from 'react'
import { refusalText, uploadedText } from '#app/features/media/upload-texts.ts'
import { refusalBeforeSending } from '#app/features/media/upload-rules.ts'
import type { UploadPurpose } from '#app/features/media/upload-rules.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { cutTo } from '#app/features/media/cut-to.ts'
import { sendImage } from '#app/features/media/send-image.ts'
import type { ChosenFraming } from '#app/features/media/send-image.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import { notify } from '#app/ui/toaster.ts'

export type UploadTarget = {
  adventureId: string
  purpose: UploadPurpose
  sceneId?: string | undefined
}

type Sending = {
  /** From 0 to 1; undefined while the server works. */
  progress: number | undefined
  previewUrl: string
}

export type ImageUploadState = {
  sending: Sending | null
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

export function useImageUpload(target: UploadTarget, onUploaded: (asset: PresentedAsset) => void): ImageUploadState {
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  // The page may have rendered anew during the upload
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  })
  useEffect(() => () => running.current?.abort(), [])

  const refuse = (code: AppError['code']) => {
    const { title, text } = refusalText(code, target.purpose)
    setError(text)
    void notify({ title, description: text, tone: 'danger' })
  }

  const send = async (file: File, framing?: ChosenFraming) => {
    if (running.current) return
    setError(null)
    const refusal = refusalBeforeSending(file, target.purpose)
    if (refusal) return refuse(refusal)
    const controller = new AbortController()
    running.current = controller
    const previewUrl = URL.createObjectURL(file)
    const sent = sizeOf(previewUrl)
    setSending({ progress: 0, previewUrl })
    const onProgress = (fraction: number) => setSending({ progress: fraction < 1 ? fraction : undefined, previewUrl })
    try {
      const asset = await sendImage({ ...target, framing, file, onProgress, signal: controller.signal })
      if (!asset) return
      latest.current(asset)
      const shape = framing ? null : cutTo(await sent, asset)
      void notify({
        title: uploadedText(target.purpose),
        ...(shape ? { description: m.media_cut({ shape }) } : {}),
        tone: 'success',
      })
    } catch (failure) {
      refuse(failure instanceof AppError ? failure.code : 'unexpected')
    } finally {
      running.current = null
      setSending(null)
      URL.revokeObjectURL(previewUrl)
    }
  }

  return {
    sending,
    error,
    send: (file, framing) => void send(file, framing),
    stop: () => running.current?.abort(),
    forgetError: () => setError(null),
  }
}
