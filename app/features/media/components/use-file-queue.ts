import { useRef } from 'react'
import { cutTo } from '#app/features/media/cut-to.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { prepareLate } from '#app/features/media/prepare-late.ts'
import { sendImage } from '#app/features/media/send-image.ts'
import { isFinal } from '#app/features/media/upload-rules.ts'
import { uploadRefusalText } from '#app/features/media/upload-texts.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { AppError } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'
import type { Toast } from '#app/ui/toaster.ts'
import { asAppError, sizeOfFile } from './use-image-upload.ts'
import type { UploadTarget } from './use-image-upload.ts'
import { useUploadAt, useUploads } from './use-uploads.ts'

const mostNamed = 3

export const fewOf = (names: readonly string[]): string =>
  [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', ')

const told = (said: readonly { name: string; text: string }[]): string[] =>
  [...Map.groupBy(said, ({ text }) => text)].map(([text, all]) =>
    m.media_files_told({ names: fewOf(all.map(({ name }) => name)), text }),
  )

export const orientationOf = ({ width, height }: { width: number; height: number }): 'landscape' | 'portrait' =>
  height > width ? 'portrait' : 'landscape'

export type Arrived = { file: File; asset: PresentedAsset }

interface Keeper {
  /** Takes a picture as soon as it has arrived, in order. Whether it was kept; if not, the reader was told.
   * @param queue the same for all that are sent together */
  keep: (arrived: Arrived, queue: string) => boolean | Promise<boolean>
  /** What is said once all have been sent. */
  kept: (count: number) => Toast
}

/** Sends several pictures in turn. Once a limit is hit nothing more is sent; what was not sent can be retried.
 * @param place in the editor; its note says how far the queue is */
export function useFileQueue(target: UploadTarget, place: string, { keep, kept }: Keeper) {
  const uploads = useUploads()
  const { error, note } = useUploadAt(place)
  const again = useRef<File[]>([])
  const isForNewScene = target.purpose === 'scene' && !target.sceneId

  const send = async (files: readonly File[]) => {
    uploads.blame(place, null)
    const queue = newId()
    let wall: AppError | null = null
    const failed: { name: string; error: AppError }[] = []
    const changed: { name: string; text: string }[] = []
    const sendOne = async (file: File, index: number): Promise<true | null> => {
      const { name } = file
      // Other queues may be on their way to the same place
      const at = `${place} ${queue} ${index}`
      try {
        return await uploads.run(at, file, (onProgress, signal) =>
          uploads.inTurn(async () => {
            if (wall) throw wall
            if (signal.aborted) return null
            uploads.note(place, m.media_queue({ position: index + 1, count: files.length, name }))
            const prepared = await prepareLate(file, target.purpose)
            const size = await sizeOfFile(prepared.file)
            const orientation = isForNewScene ? orientationOf(size) : undefined
            const asset = await sendImage({ ...target, orientation, file: prepared.file, onProgress, signal })
            if (!asset || !(await keep({ file, asset }, queue))) return null
            const shape = cutTo(size, asset)
            if (prepared.isAnimated) changed.push({ name, text: m.media_became_still() })
            if (shape) changed.push({ name, text: m.media_cut({ shape }) })
            return true
          }),
        )
      } catch (failure) {
        const error = asAppError(failure)
        if (error.status === 429) wall = error
        if (!isFinal(error.code)) uploads.fail(at, error.code, () => retry(file, at))
        failed.push({ name, error })
        return null
      }
    }
    const sent = await Promise.all(files.map(sendOne))
    uploads.note(place, null)
    const made = sent.filter(Boolean).length
    if (made > 0) {
      const toast = kept(made)
      const description = [toast.description, ...told(changed)].filter(Boolean).join(' ')
      void notify({ ...toast, ...(description ? { description } : {}) })
    }
    if (failed.length === 0) return
    const text = told(
      failed.map(({ name, error }) => ({ name, text: uploadRefusalText(error, target.purpose).text })),
    ).join(' ')
    uploads.blame(place, text)
    void notify({ title: m.media_others_failed({ count: failed.length }), description: text, tone: 'danger' })
  }

  /** All that are retried by one press go together. */
  const retry = (file: File, at: string) => {
    uploads.forget(at)
    if (again.current.push(file) === 1) queueMicrotask(() => void send(again.current.splice(0)))
  }

  return { error, note, send: (files: readonly File[]) => void send(files) }
}
