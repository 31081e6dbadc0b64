import type { MouseEvent } from 'react'

/** `onMouseDown` of a submit button: an error shown on blur would move the button from under the pointer. */
export const keepFieldFocused = (event: MouseEvent): void => event.preventDefault()
