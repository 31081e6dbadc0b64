import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'

/** The cover of what is bought, beside its title. */
export const FramedCover = ({ cover, className }: { cover: string; className?: string }) => (
  <Picture
    src={cover}
    alt=""
    width={1600}
    height={900}
    priority
    className={classNames('aspect-video rounded-card border-2 border-brass object-cover', className)}
  />
)
