import { initialsOf } from '#app/shared/initials.ts'
import { classNames } from './class-names.ts'
import { Picture } from './picture.tsx'

/** Hidden from assistive devices, since the name is beside it. Without a picture it shows initials. */
export function Portrait({
  src,
  name,
  priority = false,
  className,
}: {
  src: string | null
  name: string
  priority?: boolean
  /** Sets the size, also that of the letters. */
  className: string
}) {
  const initials = (
    <span
      aria-hidden="true"
      translate="no"
      className={classNames(
        look,
        'grid place-items-center bg-accent font-display font-semibold text-on-accent',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
  if (src === null) return initials
  return (
    <Picture
      key={src}
      src={src}
      alt=""
      width={150}
      height={150}
      priority={priority}
      otherwise={initials}
      className={classNames(look, 'object-cover', className)}
    />
  )
}

const look = 'shrink-0 rounded-full border-2 border-brass leading-none select-none'
