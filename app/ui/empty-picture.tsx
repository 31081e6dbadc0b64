import { Picture } from './picture.tsx'

type EmptyPictureProps = {
  of: 'frame' | 'no-adventures' | 'no-projects' | 'nothing-found'
  /** The screen is nothing else. */
  priority?: boolean
}

/** Stands above the words of a screen on which there is nothing yet, or nothing any more. */
export const EmptyPicture = ({ of, priority = false }: EmptyPictureProps) => (
  <Picture
    src={`/illustrations/empty-${of}.webp`}
    alt=""
    width={480}
    height={360}
    priority={priority}
    className="w-60"
  />
)
