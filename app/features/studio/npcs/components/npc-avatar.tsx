import UserRound from 'lucide-react/icons/user-round'
import type { NpcView } from '#app/features/studio/draft/view.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FilePicture } from '#app/ui/picture.tsx'

export function NpcAvatar({ npc: { avatar }, className }: { npc: NpcView; className?: string }) {
  return (
    <div className={classNames('grid aspect-9/16 place-items-center overflow-hidden bg-sunken text-muted', className)}>
      {avatar ? (
        <FilePicture file={avatar} className="size-full object-cover" />
      ) : (
        <UserRound aria-hidden="true" className="size-16" />
      )}
    </div>
  )
}
