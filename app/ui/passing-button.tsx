import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

/** When removed, hands the focus to the button before it; the browser would move it to the top of the page. */
export function PassingButton(props: Omit<ComponentProps<typeof Button>, 'ref' | 'asChild'>) {
  return <Button {...props} ref={leavesFocus} />
}

/** A ref callback: the cleanup it returns runs while the button is still in the page. */
function leavesFocus(button: HTMLButtonElement) {
  return () => {
    if (document.activeElement !== button) return
    const before = button.previousElementSibling
    if (before instanceof HTMLElement) before.focus()
  }
}
