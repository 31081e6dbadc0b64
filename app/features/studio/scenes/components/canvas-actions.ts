import { m } from '#app/i18n/generated/messages.js'

export type CanvasAction =
  | 'all'
  | 'none'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'away'
  | 'front'
  | 'forward'
  | 'backward'
  | 'back'
  | 'delete'

type ActionFace = {
  action: CanvasAction
  label: () => string
  keys?: () => string
  needs: 'some' | 'any' | 'clipboard'
}

const control = (key: string) => () => m.canvas_keys_control({ key })

export const actionGroups: readonly (readonly ActionFace[])[] = [
  [
    { action: 'copy', label: m.canvas_copy, keys: control('C'), needs: 'some' },
    { action: 'cut', label: m.canvas_cut, keys: control('X'), needs: 'some' },
    { action: 'paste', label: m.canvas_paste, keys: control('V'), needs: 'clipboard' },
    { action: 'duplicate', label: m.canvas_duplicate, keys: control('D'), needs: 'some' },
    { action: 'away', label: m.copies_open, needs: 'some' },
  ],
  [
    { action: 'front', label: m.canvas_front, keys: m.canvas_keys_front, needs: 'some' },
    { action: 'forward', label: m.canvas_forward, keys: m.canvas_keys_forward, needs: 'some' },
    { action: 'backward', label: m.canvas_backward, keys: m.canvas_keys_backward, needs: 'some' },
    { action: 'back', label: m.canvas_back, keys: m.canvas_keys_back, needs: 'some' },
  ],
  [
    { action: 'all', label: m.canvas_select_all, keys: control('A'), needs: 'any' },
    { action: 'none', label: m.canvas_deselect, keys: m.canvas_keys_deselect, needs: 'some' },
    { action: 'delete', label: m.common_delete, keys: m.canvas_keys_delete, needs: 'some' },
  ],
]

const withControl: Readonly<Record<string, CanvasAction>> = {
  c: 'copy',
  x: 'cut',
  v: 'paste',
  d: 'duplicate',
  a: 'all',
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean }

export function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): CanvasAction | null {
  if (altKey) return null
  const name = key.toLowerCase()
  if (ctrlKey || metaKey) return !shiftKey && Object.hasOwn(withControl, name) ? withControl[name]! : null
  if (key === 'PageUp') return shiftKey ? 'front' : 'forward'
  if (key === 'PageDown') return shiftKey ? 'back' : 'backward'
  return null
}

export function zoomOf({ key, ctrlKey, metaKey, altKey }: Key): 1 | -1 | 0 | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === '+' || key === '=') return 1
  if (key === '-') return -1
  return key === '0' ? 0 : null
}
