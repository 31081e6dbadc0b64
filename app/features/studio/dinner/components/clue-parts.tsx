import type Eye from 'lucide-react/icons/eye'
import type { ReactNode } from 'react'
import { kitRowPlace } from '#app/features/studio/draft/row-place.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { textLinkStyles } from '#app/ui/text-link.tsx'

type IconLineProps = { Icon: typeof Eye; label: string; text: string; isQuiet?: boolean }

/** A text behind its icon and label; nothing while it is blank. A quiet one says its label to screen readers only. */
export function IconLine({ Icon, label, text, isQuiet = false }: IconLineProps) {
  if (text.trim() === '') return null
  return (
    <p className={classNames('flex items-start gap-2 text-sm', isQuiet && 'text-muted')}>
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', !isQuiet && 'text-brass-ink')} />
      <span className="min-w-0 whitespace-pre-line">
        <span className={isQuiet ? 'sr-only' : 'font-semibold'}>{label}</span> {text}
      </span>
    </p>
  )
}

/** Opens the clue in its tab. */
export const ClueLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link to={kitRowPlace('dinnerClue', id)} className={classNames(textLinkStyles, 'min-w-0')}>
    {children}
  </Link>
)
