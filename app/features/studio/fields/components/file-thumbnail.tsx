import Music from 'lucide-react/icons/music'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'

/** Decorative: a text beside it says what it is. */
export function FileThumbnail({ file }: { file: PresentedAsset }) {
  const look = 'h-14 w-20 shrink-0 rounded-small bg-sunken'
  if (file.width === 0)
    return (
      <span aria-hidden="true" className={`${look} grid place-items-center text-muted`}>
        <Music className="size-5" />
      </span>
    )
  return (
    <img
      src={file.url}
      alt=""
      loading="lazy"
      decoding="async"
      width={file.width}
      height={file.height}
      className={`${look} object-contain`}
    />
  )
}
