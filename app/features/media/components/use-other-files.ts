import { use, useRef } from 'react'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { prepareFile } from '#app/features/media/prepare-file.ts'
import { sendImage } from '#app/features/media/send-image.ts'
import { isFinal } from '#app/features/media/upload-rules.ts'
import { uploadRefusalText } from '#app/features/media/upload-texts.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { AppError } from '#app/shared/app-error.ts'
import { notify } from '#app/ui/toaster.ts'
import { PictureLibraryContext } from './picture-library.tsx'
import { asAppError } from './use-image-upload.ts'
import type { UploadTarget } from './use-image-upload.ts'
import { useUploadAt, useUploads } from './use-uploads.ts'

const mostNamed = 3

const firstOf = (names: readonly string[]): string =>
  [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])].join(', ')

const stillText = (names: readonly string[]): string =>
  m.media_files_told({ names: firstOf(names), text: m.media_became_still() })

type Refused = { name: string; error: AppError }

/** Files dropped on a field beyond the one that it takes: each in turn becomes a picture of the project.
 * Once a limit is hit nothing more is sent; all can be retried. @param field its place */
export function useOtherFiles(target: UploadTarget, field: string) {
  const uploads = useUploads()
  const place = `${field} also`
  const { error } = useUploadAt(place)
  const library = use(PictureLibraryContext)
  const count = useRef(0)

  const keep = async (files: readonly File[]) => {
    uploads.blame(place, null)
    if (files.length === 0) return
    if (!library) return void notify({ title: m.media_one_only() })
    let wall: AppError | null = null
    const refused: Refused[] = []
    const animated: string[] = []
    const sendOne = async (file: File): Promise<PresentedAsset | null> => {
      const at = `${place} ${++count.current}`
      try {
        return await uploads.run(at, file, (onProgress, signal) =>
          uploads.inTurn(async () => {
            if (wall) throw wall
            const prepared = await prepareFile(file, target.purpose)
            const asset = await sendImage({ ...target, file: prepared.file, onProgress, signal })
            if (asset && prepared.isAnimated) animated.push(file.name)
            return asset
          }),
        )
      } catch (failure) {
        const error = asAppError(failure)
        if (error.status === 429) wall = error
        if (!isFinal(error.code)) uploads.fail(at, error.code, () => void keep([file]))
        refused.push({ name: file.name, error })
        return null
      }
    }
    const sent = await Promise.all(files.map(sendOne))
    const kept = sent.filter((asset) => asset !== null)
    kept.forEach(library.keep)
    if (kept.length > 0)
      void notify({
        title: m.media_others_kept({ count: kept.length }),
        description: [m.media_others_kept_text(), animated.length > 0 && stillText(animated)].filter(Boolean).join(' '),
        tone: 'success',
      })
    if (refused.length === 0) return
    const text = textOf(refused)
    uploads.blame(place, text)
    void notify({ title: m.media_others_failed({ count: refused.length }), description: text, tone: 'danger' })
  }

  const textOf = (refused: readonly Refused[]): string => {
    const byText = Map.groupBy(refused, ({ error }) => uploadRefusalText(error, target.purpose).text)
    return [...byText]
      .map(([text, all]) => m.media_files_told({ names: firstOf(all.map(({ name }) => name)), text }))
      .join(' ')
  }

  return { error, take: (files: readonly File[]) => void keep(files) }
}
