import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** For a dialog that closes by a press beside it: text that is selected across its edge begins or ends inside. */
export function usePressBeside(isBeside: (event: MouseEvent) => boolean, close: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => void (began.current = isBeside(event)),
    onClick: (event: MouseEvent) => {
      if (began.current && isBeside(event)) close()
    },
  }
}

/** What lies behind a native dialog counts as the dialog itself. */
export function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
