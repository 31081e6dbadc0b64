import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { askNotes } from '#app/features/studio/notes/ask-notes.ts'
import type { NotesAnswer } from '#app/features/studio/notes/ask-notes.ts'
import type { NoteView } from '#app/features/studio/notes/note-view.ts'
import type { NoteRequest } from '#app/features/studio/notes/notes.schema.ts'

export type Notes = {
  list: readonly NoteView[]
  /** Whether somebody may write or has written any. */
  isUsed: boolean
  /** The last answer, unless it was a list. */
  problem: Exclude<NotesAnswer, { status: 'listed' }> | null
  ask: (request: NoteRequest) => Promise<NotesAnswer>
  load: () => void
  typed: TypedNotes
}

/** What was typed and not sent yet, by where it was typed; it outlives the page. */
export type TypedNotes = {
  /** Null when nothing is. */
  get: (place: string) => string | null
  keep: (place: string, text: string) => void
  drop: (place: string) => void
  subscribe: (listener: () => void) => () => void
}

export const NotesContext = createContext<Notes | null>(null)

/** Null where there is no draft around. */
export const useNotes = (): Notes | null => useContext(NotesContext)

/** @param find returns a boolean or a text, to avoid rerendering */
export function useTyped<Part extends string | boolean | null>(
  { typed }: Pick<Notes, 'typed'>,
  find: (typed: TypedNotes) => Part,
): Part {
  // A part that comes to life late does so as the server drew it, which knows of nothing
  return useSyncExternalStore(
    typed.subscribe,
    () => find(typed),
    () => find({ ...typed, get: () => null }),
  )
}

type NewNotes = {
  isShared: boolean
  /** Another one when a note has changed. */
  stamp: string
  typed: TypedNotes
}

export function useNewNotes(adventureId: string, { isShared, stamp, typed }: NewNotes): Notes {
  const [list, setList] = useState<readonly NoteView[]>([])
  const [problem, setProblem] = useState<Notes['problem']>(null)
  const [attempt, setAttempt] = useState(0)
  const turn = useRef(0)
  const ask = useCallback(
    async (request: NoteRequest | null): Promise<NotesAnswer> => {
      const own = ++turn.current
      const answer = await askNotes(adventureId, request)
      // What was asked last is newer
      if (answer.status === 'listed' && own === turn.current) setList(answer.notes)
      return answer
    },
    [adventureId],
  )
  useEffect(() => {
    void ask(null).then((answer) => setProblem(answer.status === 'listed' ? null : answer))
  }, [ask, stamp, attempt])
  return useMemo(
    () => ({
      list,
      isUsed: isShared || list.length > 0,
      problem,
      ask,
      load: () => setAttempt((before) => before + 1),
      typed,
    }),
    [list, isShared, problem, ask, typed],
  )
}
