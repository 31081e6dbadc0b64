import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { DraftView } from '#app/features/studio/draft-view.ts'
import { noticeReplaced } from '#app/features/studio/saving/draft-channel.ts'
import { DraftSaver } from '#app/features/studio/saving/draft-saver.ts'
import type { EditorState } from '#app/features/studio/saving/editor-state.ts'
import { sendCommand } from '#app/features/studio/saving/send-command.ts'
import { useReplacedElsewhere } from './use-replaced-elsewhere.ts'
import { useSessionGuard } from './use-session-guard.ts'

export const SaverContext = createContext<DraftSaver | null>(null)

/** The saver of the editor around; see `DraftSaver`. */
export function useSaver(): DraftSaver {
  const saver = useContext(SaverContext)
  if (!saver) throw new Error('there is no editor around')
  return saver
}

/** Everything that the editor draws, anew whenever anything changed. */
export function useEditor(): EditorState {
  const saver = useSaver()
  return useSyncExternalStore(saver.subscribe, saver.getState, saver.getState)
}

/**
 * One part of what the editor draws; the component draws anew only when that part is another one.
 * @param pick gives the same object, or an equal plain value, as long as nothing about the part has changed
 */
export function useEditorPart<Part>(pick: (state: EditorState) => Part): Part {
  const saver = useSaver()
  const read = () => pick(saver.getState())
  return useSyncExternalStore(saver.subscribe, read, read)
}

export const useDraft = (): DraftView => useEditorPart(({ draft }) => draft)

/** A saver for the draft that the server sent; a newer one from the server takes its place under what is not saved yet. */
export function useNewSaver(loaded: DraftView): DraftSaver {
  const [saver] = useState(() => makeSaver(loaded))
  useEffect(() => saver.replace(loaded), [saver, loaded])
  useEffect(() => {
    const flush = () => void saver.flush()
    const warn = (event: BeforeUnloadEvent) => {
      // Who is signed out cannot send: what is unsent is on the device
      const { commanding, paused } = saver.getState()
      if (paused || (saver.summary === 'saved' && !commanding)) return
      flush()
      event.preventDefault()
    }
    const leave = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('online', flush)
    window.addEventListener('beforeunload', warn)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [saver])
  useSessionGuard(saver, loaded.details.id)
  useReplacedElsewhere(saver, loaded.details.id)
  return saver
}

/**
 * A session that is over loses nothing: the saver keeps what it has and waits for its author to be back. When the adventure is written in
 * another language by now, the draft of that takes its place.
 */
function makeSaver(loaded: DraftView): DraftSaver {
  const saver = new DraftSaver(loaded, async (request) => {
    const result = await sendCommand(loaded.details.id, saver.getState().draft.details.primaryLanguage, request)
    if (result.status === 'refused' && result.reason === 'otherLanguage') noticeReplaced(loaded.details.id)
    if (result.status !== 'failed' || result.error.code !== 'notSignedIn') return result
    saver.pause(true)
    return { status: 'unreachable' }
  })
  return saver
}
