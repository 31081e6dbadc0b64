import type { MouseEvent } from 'react'

/**
 * For the submit button of a form whose fields are checked when they are left, as its `onMouseDown`: the field keeps the focus
 * until the click has come through. Otherwise the text of an error would move the button from under the pointer before that.
 */
export const keepFieldFocused = (event: MouseEvent): void => event.preventDefault()
