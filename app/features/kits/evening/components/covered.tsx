import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Curtain } from './use-curtain.ts'

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
      <Button
        variant={isOpen ? 'secondary' : 'primary'}
        onClick={isOpen ? close : open}
        className={isOpen ? 'sticky bottom-20 z-10 order-last justify-self-end shadow-float sm:bottom-4' : undefined}
      >
        <Icon aria-hidden="true" className="size-5" />
        {/* It floats over what is read */}
        <span className={isOpen ? 'max-sm:sr-only' : undefined}>
          {isOpen ? m.evening_guest_close() : m.evening_guest_open()}
        </span>
      </Button>
      {isOpen ? children : <p className="max-w-xs text-sm">{m.evening_guest_open_hint()}</p>}
    </div>
  )
}
