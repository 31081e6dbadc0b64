import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Curtain } from './use-curtain.ts'

/** Always in reach, on a ground of its own: what is read scrolls behind it. */
const bar =
  'sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 order-last -mx-5 -mb-5 flex justify-end rounded-b-card border-t border-line bg-surface px-5 py-2 sm:bottom-0'

type CoveredProps = { curtain: Curtain; person: string; children: ReactNode }

/** What only one guest may read hangs behind a curtain, so that nobody beside them reads it, too. The button is one in
 * both states: it keeps the focus, and what it opens comes right after it. */
export function Covered({ curtain: { isOpen, open, close }, person, children }: CoveredProps) {
  const Icon = isOpen ? EyeOff : Eye
  return (
    <div
      className={classNames(
        'grid rounded-card shadow-card',
        isOpen
          ? 'gap-5 border border-line border-t-4 border-t-brass bg-surface p-5'
          : 'velvet justify-items-center gap-4 px-5 py-10 text-center',
      )}
    >
      {!isOpen && <p className="font-display text-xl font-semibold">{m.evening_guest_only_for({ person })}</p>}
      <div className={isOpen ? bar : undefined}>
        <Button variant={isOpen ? 'secondary' : 'primary'} onClick={isOpen ? close : open}>
          <Icon aria-hidden="true" className="size-5" />
          {isOpen ? m.evening_guest_close() : m.evening_guest_open()}
        </Button>
      </div>
      {isOpen ? children : <p className="max-w-xs text-sm">{m.evening_guest_open_hint()}</p>}
    </div>
  )
}
