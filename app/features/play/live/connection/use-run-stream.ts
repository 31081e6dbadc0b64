import { useCallback, useEffect, useRef, useState } from 'react'
import { whenOver, whenWoken } from '#app/shared/stream-beat.ts'
import { newerParty } from './newer-party.ts'
import type { PartySnapshot } from '#app/features/play/live/stream-events.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import type { RunClient } from './run-client.ts'
import { createRunStream } from './run-stream.ts'
import type { RunStream, Streamed } from './run-stream.ts'
import { usePageInSight } from './use-page-in-sight.ts'

/** `removed`: the host took the player out; `over`: the run no longer exists for them. */
export type Gone = 'removed' | 'over' | null

/** ms; a short look at another tab does not make a player seem away. */
const awayAfterMs = 30_000

export function useRunStream(
  runId: string,
  client: RunClient,
  version: number,
  show: (next: RunSnapshot) => void,
  setUnheard: (unheard: boolean) => void,
) {
  const [party, setParty] = useState<PartySnapshot | null>(null)
  const showParty = useCallback((next: PartySnapshot) => setParty((shown) => newerParty(shown, next)), [])
  const [gone, setGone] = useState<Gone>(null)
  const stream = useRef<RunStream>(null)
  const listeners = useRef(new Set<(streamed: Streamed) => void>())
  const first = useRef(version)

  useEffect(() => {
    const started = createRunStream(runId, first.current, {
      open: (address) => new EventSource(address),
      after: whenOver,
      random: Math.random,
      async look() {
        const [reply, inParty] = await Promise.all([client.look(), client.lookAtParty()])
        if (reply.kind === 'answered') show(reply.answer)
        if (inParty.kind === 'answered') showParty(inParty.answer)
        if (reply.kind !== 'rejected' || reply.code !== 'notFound')
          return reply.kind === 'answered' || (reply.kind === 'failed' && reply.limited) ? 'heard' : 'failed'
        setGone((known) => known ?? 'over')
        return 'over'
      },
      onHeard: (heard) => setUnheard(!heard),
      onStreamed(streamed) {
        if (streamed.name === 'moved') show(streamed.data)
        if (streamed.name === 'party') showParty(streamed.data)
        if (streamed.name === 'removed') setGone('removed')
        for (const listener of listeners.current) listener(streamed)
      },
    })
    stream.current = started
    const online = () => started.wake()
    const offline = () => {
      setUnheard(true)
      started.interrupt()
    }
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    const notSleeping = whenWoken(started.slept)
    return () => {
      started.stop()
      notSleeping()
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
    }
  }, [runId, client, show, showParty, setUnheard])

  usePageInSight(
    useCallback(() => stream.current?.show(), []),
    useCallback(() => stream.current?.leave(), []),
    awayAfterMs,
  )
  const listen = useCallback((listener: (streamed: Streamed) => void) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  return { stream, party, showParty, gone, listen }
}
