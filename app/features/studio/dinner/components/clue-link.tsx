import type { ReactNode } from 'react'
import { kitRowPlace } from '#app/features/studio/draft/row-place.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

/** Opens the clue in its tab. */
export const ClueLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link to={kitRowPlace('dinnerClue', id)} className={classNames(textLinkStyles, 'min-w-0')}>
    {children}
  </Link>
)
