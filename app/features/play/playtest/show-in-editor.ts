/** Shows a place of the draft in the editor that opened this playtest, and so keeps its undo history. False when that
 * editor is gone: then a new one is opened. */
export function showInEditor(adventureId: string, query: string): boolean {
  const editor = window.opener as Window | null
  if (!editor || !isEditorOf(editor, adventureId)) return false
  editor.postMessage({ showInEditor: query }, window.location.origin)
  // By its name: browsers refuse to focus a window that somebody else opened
  window.open('', editor.name)
  return true
}

function isEditorOf(editor: Window, adventureId: string): boolean {
  try {
    return !editor.closed && editor.name !== '' && editor.location.pathname === `/editor/${adventureId}`
  } catch {
    return false
  }
}

/** The place that a playtest asks this editor to show; null for any other message. */
export function askedPlace({ origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>): string | null {
  if (origin !== window.location.origin || typeof data !== 'object' || data === null) return null
  const { showInEditor: query } = data as { showInEditor?: unknown }
  return typeof query === 'string' && query.startsWith('?tab=') ? query : null
}
