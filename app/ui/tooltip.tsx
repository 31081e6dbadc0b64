import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

const delay = 700

/** It shows after 700 ms. Never put a text only here: give icon buttons an `aria-label` too. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 rounded-small bg-ink px-3 py-1.5 text-sm font-medium text-canvas shadow-card data-[state=delayed-open]:animate-appear"
          >
            {label}
            <Radix.Arrow className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
