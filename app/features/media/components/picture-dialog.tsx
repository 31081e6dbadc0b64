import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Dialog, DialogContent } from '#app/ui/dialog.tsx'

/** `name`: what the picture shows, as far as the project knows. */
export type ProjectPicture = { asset: PresentedAsset; name: string }

type PictureDialogProps = {
  pictures: readonly ProjectPicture[]
  /** Only those of one shape are shown. */
  isShaped: boolean
  onChosen: (asset: PresentedAsset) => void
  onClose: () => void
}

export function PictureDialog({ pictures, isShaped, onChosen, onClose }: PictureDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="large"
        title={m.media_library_title()}
        description={isShaped ? m.media_library_text_shape() : m.media_library_text()}
      >
        {pictures.length === 0 && <p className="text-muted">{m.media_library_empty()}</p>}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
          {pictures.map(({ asset, name }) => (
            <li key={asset.id}>
              <button
                type="button"
                onClick={() => onChosen(asset)}
                className="grid w-full gap-1.5 rounded-control border border-line-strong bg-raised p-2 text-left transition-colors hover:border-accent hover:bg-accent-soft"
              >
                <img
                  src={asset.url}
                  alt=""
                  loading="lazy"
                  width={asset.width}
                  height={asset.height}
                  className="aspect-video w-full rounded-small bg-sunken object-contain"
                />
                <span className="truncate text-sm">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
