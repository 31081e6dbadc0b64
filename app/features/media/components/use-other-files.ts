import { use } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { notify } from '#app/ui/toaster.ts'
import { PictureLibraryContext } from './picture-library.tsx'
import { useFileQueue } from './use-file-queue.ts'
import type { UploadTarget } from './use-image-upload.ts'

/** Files dropped on a field beyond the one that it takes: each in turn becomes a picture of the project.
 * @param field its place */
export function useOtherFiles(target: UploadTarget, field: string) {
  const library = use(PictureLibraryContext)
  const { error, send } = useFileQueue(target, `${field} also`, {
    keep: ({ asset }) => {
      library?.keep(asset)
      return true
    },
    kept: (count) => ({
      title: m.media_others_kept({ count }),
      description: m.media_others_kept_text(),
      tone: 'success',
    }),
  })
  const take = (files: readonly File[]) => {
    if (files.length > 0 && !library) void notify({ title: m.media_one_only() })
    else send(files)
  }
  return { error, take }
}
