import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** For a dialog that closes on a press outside it: a text selection across its edge has one end inside. */
export function usePressBeside(isBeside: (event: MouseEvent) => boolean, close: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => void (began.current = isBeside(event)),
    onClick: (event: MouseEvent) => {
      if (began.current && isBeside(event)) close()
    },
  }
}

/** The backdrop of a native dialog counts as the dialog itself. */
export function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
