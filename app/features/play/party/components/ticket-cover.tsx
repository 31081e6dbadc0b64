import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'

type TicketCoverProps = { cover: string | null; className: string; children: ReactNode }

/** The head of an invitation: the adventure's cover, and over its foot who invites to what. */
export const TicketCover = ({ cover, className, children }: TicketCoverProps) => (
  <header className={classNames('velvet relative grid content-end', className)}>
    {cover && (
      <Picture
        src={cover}
        alt=""
        width={1600}
        height={900}
        priority
        className="absolute inset-0 size-full! object-cover"
      />
    )}
    <div className="relative grid gap-1 bg-linear-to-t from-canvas via-canvas/85 to-transparent px-5 pt-16 pb-4 sm:px-8">
      {children}
    </div>
  </header>
)
