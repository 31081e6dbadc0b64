import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import type { Aftermath, Look, Message } from '#app/features/play/live/aftermath/happenings.ts'
import { useAftermath } from '#app/features/play/live/aftermath/use-aftermath.ts'
import { createRunClient } from './run-client.ts'
import type { Streamed } from './run-stream.ts'
import { useLookAgain } from './use-look-again.ts'
import type { Gone } from './use-run-stream.ts'
import { useRunStream } from './use-run-stream.ts'
import type { Delay } from './use-sender.ts'
import { useSender } from './use-sender.ts'
import { useVoteCount } from './use-vote-count.ts'
import { useSnapshot } from './use-snapshot.ts'

export type Run = {
  snapshot: RunSnapshot
  aftermath: Aftermath
  setAside: Record<'remarks' | 'message' | 'closeUp', () => void>
  remark: (text: string, ofScene?: boolean) => void
  overhear: (said: readonly Omit<Message, 'id'>[]) => void
  look: (look: Look, media: RunSnapshot['media']) => void
  busy: boolean
  /** What has happened is not shown yet. */
  coming: boolean
  delay: Delay
  /** Null until the stream has sent it. */
  party: PartySnapshot | null
  showParty: (party: PartySnapshot) => void
  gone: Gone
  send: (command: SentCommand) => void
  /** Resolves to the error's text, or null. */
  chooseLanguage: (language: Locale) => Promise<string | null>
  listen: (listener: (streamed: Streamed) => void) => () => void
  isOwn: (commandId: string) => boolean
}

export function useRun(runId: string, initial: RunSnapshot): Run {
  const client = useMemo(() => createRunClient(runId), [runId])
  const { snapshot, show, coming, late } = useSnapshot(initial)
  const [unheard, setUnheard] = useState(false)
  const { aftermath, tell, setAside } = useAftermath()
  const { send, queue, isOwn } = useSender(runId, client, show, tell, setUnheard)
  const { stream, party, showParty, gone, listen } = useRunStream(runId, client, snapshot.version, show, setUnheard)
  const goesOn = snapshot.view.ending === null && gone === null
  useLookAgain(client, snapshot, show, goesOn)
  useVoteCount(snapshot.view.vote, send)

  const version = useRef(snapshot.version)
  useEffect(() => void (version.current = snapshot.version), [snapshot.version])
  useBeat(
    useCallback(async () => {
      const reply = await client.keepPresent()
      if (reply.kind === 'rejected' && reply.code === 'notFound') stream.current?.interrupt()
      if (reply.kind !== 'answered' || reply.answer.version <= version.current) return
      // Another page or player made a move that the stream did not report: it may be dead without knowing
      stream.current?.interrupt()
      const fresh = await client.look()
      if (fresh.kind === 'answered') show(fresh.answer)
    }, [client, show, stream]),
    goesOn,
  )

  const chooseLanguage = useCallback(
    async (language: Locale) => {
      const reply = await client.chooseLanguage(language)
      if (reply.kind === 'answered') {
        show(reply.answer)
        return null
      }
      const failure = reply.kind === 'rejected' ? errorText(reply.code) : m.play_game_language_failed()
      tell({ type: 'remarked', text: failure })
      return failure
    },
    [client, show, tell],
  )
  const remark = useCallback(
    (text: string, ofScene = false) => tell({ type: 'remarked', text, passing: true, ofScene }),
    [tell],
  )
  const overhear = useCallback((said: readonly Omit<Message, 'id'>[]) => tell({ type: 'overheard', said }), [tell])
  const look = useCallback(
    (own: Look, media: RunSnapshot['media']) => tell({ type: 'looked', look: own, media }),
    [tell],
  )
  const delay = gone !== null ? null : unheard ? 'reconnecting' : (queue.delay ?? (late ? 'coming' : null))
  return {
    snapshot,
    aftermath,
    setAside,
    remark,
    overhear,
    look,
    busy: queue.busy,
    coming,
    delay,
    party,
    showParty,
    gone,
    send,
    chooseLanguage,
    listen,
    isOwn,
  }
}

const presentEveryMs = 25_000

function useBeat(tell: () => Promise<void>, active: boolean): void {
  useEffect(() => {
    if (!active) return
    const tellIfVisible = () => {
      if (document.visibilityState === 'visible') void tell()
    }
    const timer = setInterval(tellIfVisible, presentEveryMs)
    document.addEventListener('visibilitychange', tellIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tellIfVisible)
    }
  }, [tell, active])
}
