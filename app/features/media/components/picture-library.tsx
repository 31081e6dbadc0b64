import { createContext, use, useState } from 'react'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { LatePictureDialog } from './late-media.ts'
import type { ProjectPicture } from './picture-dialog.tsx'

/** The pictures of the project; null if there is no project. */
type PictureLibrary = { read: () => readonly ProjectPicture[]; keep: (asset: PresentedAsset) => void }
export const PictureLibraryContext = createContext<PictureLibrary | null>(null)

/** @param aspect CSS ("16 / 9"): only pictures of this shape fit; null: all do */
export function usePictureLibrary(aspect: string | null, onChosen: (asset: PresentedAsset) => void) {
  const library = use(PictureLibraryContext)
  const [pictures, show] = useState<readonly ProjectPicture[] | null>(null)
  const close = () => show(null)
  const dialog = pictures && (
    <LatePictureDialog
      pictures={pictures}
      isShaped={aspect !== null}
      onChosen={(asset) => {
        close()
        onChosen(asset)
      }}
      onClose={close}
    />
  )
  return { open: library && (() => show(library.read().filter(({ asset }) => fits(asset, aspect)))), dialog }
}

type LibraryButtonProps = { aspect: string | null; disabled?: boolean; onChosen: (asset: PresentedAsset) => void }

export function PictureLibraryButton({ aspect, disabled = false, onChosen }: LibraryButtonProps) {
  const { open, dialog } = usePictureLibrary(aspect, onChosen)
  if (!open) return null
  return (
    <>
      <Button size="small" aria-disabled={disabled} onClick={() => !disabled && open()}>
        {m.media_library_open()}
      </Button>
      {dialog}
    </>
  )
}

export function fits({ width, height }: PresentedAsset, aspect: string | null): boolean {
  if (width === 0) return false
  const [wide = 1, high = 1] = (aspect ?? '').split('/').map(Number)
  return aspect === null || Math.abs(width / height / (wide / high) - 1) < 0.01
}
