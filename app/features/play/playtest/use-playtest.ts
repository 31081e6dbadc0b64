import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import { request } from '#app/features/play/live/connection/run-client.ts'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { PlaytestView } from './playtest-view.ts'

export type Playtest = {
  runId: string
  adventureId: string
  isOpen: boolean
  open: (isOpen: boolean) => void
  claimFocus: () => boolean
  view: PlaytestView | null
  failed: boolean
  busy: boolean
  send: (command: SentCommand) => void
}

export const PlaytestContext = createContext<Playtest | null>(null)

export const usePlaytestContext = (): Playtest | null => useContext(PlaytestContext)

/** Time opens doors too: ms between looks while nothing happens. */
const lookAgainMs = 20_000

/** Looks on opening and after each move. `?playtest=open` opens the panel at the start. */
export function usePlaytest(
  enabled: boolean,
  { runId, adventureId }: Pick<Playtest, 'runId' | 'adventureId'>,
  { snapshot, busy, send }: Run,
): Playtest | null {
  const asked = new URLSearchParams(useLocation().search).get('playtest') === 'open'
  const [isOpen, setOpen] = useState(asked)
  const takesFocus = useRef(false)
  const open = useCallback((next: boolean) => {
    takesFocus.current = next
    setOpen(next)
  }, [])
  const claimFocus = useCallback(() => {
    const claimed = takesFocus.current
    takesFocus.current = false
    return claimed
  }, [])
  const [view, setView] = useState<PlaytestView | null>(null)
  const [failed, setFailed] = useState(false)
  const newest = useRef(0)
  const { version, language } = snapshot
  const isOver = snapshot.view.ending !== null
  useEffect(() => {
    if (!enabled || !isOpen) return
    let left = false
    const look = async () => {
      const reply = await request<PlaytestView>(`/api/runs/${runId}/playtest`, {})
      if (left) return
      setFailed(reply.kind !== 'answered')
      // An earlier request may be answered later
      if (reply.kind !== 'answered' || reply.answer.version < newest.current) return
      newest.current = reply.answer.version
      setView(reply.answer)
    }
    void look()
    const timer = isOver ? undefined : setInterval(() => void look(), lookAgainMs)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [enabled, isOpen, runId, version, language, isOver])
  return enabled ? { runId, adventureId, isOpen, open, claimFocus, view, failed, busy, send } : null
}
