import { Picture } from './picture.tsx'

type IllustrationProps = {
  /** The name of a drawing in `public/illustrations`, 800 wide. */
  name: string
  height?: number
  priority?: boolean
  className?: string
}

export function Illustration({ name, height = 600, priority = false, className }: IllustrationProps) {
  return (
    <picture className="contents">
      {/* Hidden: it would be a separate item in the grid that contains the picture */}
      <source type="image/avif" srcSet={`/illustrations/${name}.avif`} className="hidden" />
      <Picture
        src={`/illustrations/${name}.webp`}
        alt=""
        width={800}
        height={height}
        priority={priority}
        className={className}
      />
    </picture>
  )
}
