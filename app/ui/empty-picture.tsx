import { Picture } from './picture.tsx'

type EmptyPictureProps = {
  of: 'frame' | 'no-adventures' | 'no-projects' | 'nothing-found'
  /** The screen contains nothing else. */
  priority?: boolean
}

/** Shown above the text of a screen that has nothing on it yet, or nothing any more. */
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
