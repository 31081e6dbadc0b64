import { useCallback, useEffect, useRef } from 'react'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import { createLookAgain, nextLookMs } from './look-again.ts'
import type { LookAgain } from './look-again.ts'
import type { RunClient } from './run-client.ts'
import { usePageInSight } from './use-page-in-sight.ts'

export function useLookAgain(
  client: RunClient,
  snapshot: RunSnapshot,
  show: (next: RunSnapshot) => void,
  active: boolean,
): void {
  const again = useRef<LookAgain>(null)
  useEffect(() => {
    const started = createLookAgain({
      now: Date.now,
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
      isInSight: () => document.visibilityState === 'visible',
      async look() {
        const reply = await client.look()
        if (reply.kind === 'answered') show(reply.answer)
        return reply.kind === 'answered'
      },
    })
    again.current = started
    return () => started.stop()
  }, [client, show])
  // Below the effect that starts it: every newer snapshot restarts the timer
  useEffect(() => again.current?.shown(active ? nextLookMs(snapshot.view) : null), [client, show, snapshot, active])
  usePageInSight(
    useCallback(() => again.current?.seen(), []),
    doNothing,
    0,
  )
}

const doNothing = () => {}
