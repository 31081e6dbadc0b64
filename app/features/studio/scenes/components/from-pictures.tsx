import Images from 'lucide-react/icons/images'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { offeredFor } from '#app/features/media/upload-rules.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { ChooseFiles } from '#app/features/studio/fields/components/bring-files.tsx'
import { takePictures } from '#app/features/studio/scenes/waiting-pictures.ts'
import { m } from '#app/i18n/generated/messages.js'
import { FieldErrors } from '#app/ui/field.tsx'
import { useScenesFromPictures } from './use-scenes-from-pictures.ts'

/** The heading of all scenes. Pictures that are chosen become scenes, as do those that wait for a new adventure. */
export function FromPictures({ children }: { children: ReactNode }) {
  const { details } = useDraft()
  const { take, note, error } = useScenesFromPictures(details.id)
  useEffect(() => {
    const waiting = takePictures(details.id)
    if (waiting.length > 0) take(waiting)
  }, [details.id, take])
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <h2 id="scenes" className="text-heading">
            {m.studio_tab_scenes()}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span id="drop-scenes" className="text-sm text-muted">
              {m.studio_scenes_drop()}
            </span>
            <ChooseFiles
              multiple
              accept={offeredFor('scene')}
              aria-describedby="drop-scenes from-pictures-error"
              onChoose={take}
            >
              <Images aria-hidden="true" className="size-4.5" />
              {m.studio_scenes_from_pictures()}
            </ChooseFiles>
          </div>
        </div>
        <p role="status" className={note === null ? 'sr-only' : 'text-sm font-medium'}>
          {note}
        </p>
        <FieldErrors id="from-pictures-error" errors={error === null ? [] : [error]} />
      </div>
      {children}
    </div>
  )
}
