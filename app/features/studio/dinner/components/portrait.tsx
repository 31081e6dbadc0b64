import type { CharacterRole } from '#app/features/kits/documents/dinner.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { roles } from './role.ts'

/** Without a picture: the icon of the character's role. */
export function Portrait({
  character: { portrait, role },
  className,
}: {
  character: { portrait: AssetView | null; role: CharacterRole }
  className?: string
}) {
  const { Icon } = roles[role]
  return (
    <div className={classNames('stage velvet grid place-items-center overflow-hidden', className)}>
      {portrait ? (
        <Picture
          src={portrait.url}
          alt=""
          width={portrait.width}
          height={portrait.height}
          className="size-full object-cover object-top"
        />
      ) : (
        <Icon aria-hidden="true" strokeWidth={1} className="size-1/3 text-brass-ink/80" />
      )}
    </div>
  )
}
