import Images from 'lucide-react/icons/images'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useFileDrop } from '#app/features/media/components/use-file-drop.ts'
import { offeredFor } from '#app/features/media/upload-rules.ts'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FieldErrors } from '#app/ui/field.tsx'
import { useScenesFromPictures } from './use-scenes-from-pictures.ts'

/** The heading of all scenes. Pictures that are chosen, or dropped anywhere on what is below, become scenes. */
export function FromPictures({ children }: { children: ReactNode }) {
  const { details } = useDraft()
  const { take, note, error } = useScenesFromPictures(details.id)
  const { hovering, handlers } = useFileDrop(take)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div {...handlers} className="relative grid gap-5">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <h2 id="scenes" className="text-heading">
            {m.studio_tab_scenes()}
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span id="drop-scenes" className="text-sm text-muted">
              {m.studio_scenes_drop()}
            </span>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={offeredFor('scene')}
              onChange={(event) => {
                take([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
            <Button
              size="small"
              aria-describedby="drop-scenes from-pictures-error"
              onClick={() => input.current?.click()}
            >
              <Images aria-hidden="true" className="size-4.5" />
              {m.studio_scenes_from_pictures()}
            </Button>
          </div>
        </div>
        <p role="status" className={note === null ? 'sr-only' : 'text-sm font-medium'}>
          {note}
        </p>
        <FieldErrors id="from-pictures-error" errors={error === null ? [] : [error]} />
      </div>
      {children}
      {hovering && (
        <div className="pointer-events-none absolute -inset-2 z-20 rounded-card border-3 border-dashed border-accent bg-accent-soft/85">
          <p className="sticky top-[45dvh] p-4 text-center font-display text-subheading font-semibold text-accent-ink">
            {m.studio_scenes_drop_now()}
          </p>
        </div>
      )}
    </div>
  )
}
