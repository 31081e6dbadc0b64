import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { PlayerCommand } from '#app/features/engine/command.schema.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import type { CommandOutcome } from '#app/features/play/runs/submit-command.server.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { newId } from '#app/shared/ids.ts'
import { createCommandSender } from './command-sender.ts'
import type { CommandSender } from './command-sender.ts'
import { createRunClient } from './run-client.ts'

/** What the last command brought; a new object each time. */
export type Happening = { command: PlayerCommand; outcome: CommandOutcome } | { command: PlayerCommand; error: ErrorCode }

export type Run = {
  snapshot: RunSnapshot
  happening: Happening | null
  /** A command is under way. */
  busy: boolean
  /** What was sent has not come through yet, or the server was not heard lately. */
  reconnecting: boolean
  send: (command: PlayerCommand) => void
  chooseLanguage: (language: Locale) => void
}

const presentEveryMs = 25_000

/** A run on this page: what the player sees of it, and the way to act in it. `initial` is what the loader said. */
export function useRun(runId: string, initial: RunSnapshot): Run {
  const client = useMemo(() => createRunClient(runId), [runId])
  const [snapshot, show] = useSnapshot(initial)
  const [happening, setHappening] = useState<Happening | null>(null)
  const [queue, setQueue] = useState({ busy: false, failing: false })
  const [unheard, setUnheard] = useState(false)
  const sender = useRef<CommandSender>(null)

  useEffect(() => {
    const started = createCommandSender({
      send: client.send,
      newId,
      after(ms, call) {
        const timer = setTimeout(call, ms * (0.85 + Math.random() * 0.3))
        return () => clearTimeout(timer)
      },
      keep: keptFor(runId),
      onChange: ({ waiting, failures }) => setQueue({ busy: waiting.length > 0, failing: failures > 0 }),
      onOutcome(command, outcome) {
        show(outcome)
        startTransition(() => setHappening({ command, outcome }))
        setUnheard(false)
      },
      onRejected: (command, error) => setHappening({ command, error }),
    })
    sender.current = started
    started.wake()
    const online = () => started.wake()
    window.addEventListener('online', online)
    return () => {
      started.stop()
      window.removeEventListener('online', online)
    }
  }, [client, runId, show])

  const version = useRef(snapshot.version)
  useEffect(() => void (version.current = snapshot.version), [snapshot.version])
  usePresence(
    useCallback(async () => {
      const reply = await client.keepPresent()
      setUnheard(reply.kind === 'failed')
      // Another page or player of the party went on
      if (reply.kind !== 'answered' || reply.answer.version <= version.current) return
      const fresh = await client.look()
      if (fresh.kind === 'answered') show(fresh.answer)
    }, [client, show]),
    snapshot.view.ending === null,
  )

  const send = useCallback((command: PlayerCommand) => sender.current?.give(command), [])
  const chooseLanguage = useCallback(
    async (language: Locale) => {
      const reply = await client.chooseLanguage(language)
      if (reply.kind === 'answered') show(reply.answer)
      if (reply.kind === 'failed') setUnheard(true)
    },
    [client, show],
  )
  return { snapshot, happening, busy: queue.busy, reconnecting: queue.failing || unheard, send, chooseLanguage: (language) => void chooseLanguage(language) }
}

/** The newest of what the loader and later answers said; an answer that comes late does not turn the time back. */
function useSnapshot(initial: RunSnapshot): [RunSnapshot, (next: RunSnapshot) => void] {
  const [state, setState] = useState({ initial, snapshot: initial })
  // The loader spoke again, because the page was revalidated
  if (state.initial !== initial) setState({ initial, snapshot: newer(state.snapshot, initial) })
  const show = useCallback((next: RunSnapshot) => {
    // As a transition, so that what stands stays until the code of a new puzzle is there
    startTransition(() => setState((state) => ({ ...state, snapshot: newer(state.snapshot, next) })))
  }, [])
  return [state.snapshot, show]
}

const newer = (shown: RunSnapshot, next: RunSnapshot): RunSnapshot => (next.version >= shown.version ? next : shown)

/** Says that somebody is there as long as the page is in sight, so that the run's clock goes on. */
function usePresence(tell: () => Promise<void>, active: boolean): void {
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

/** Storage may be forbidden or full: then a reload may lose what is under way, and nothing else happens. */
function keptFor(runId: string) {
  const key = `whodini-run-${runId}`
  return {
    read() {
      try {
        return sessionStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text: string | null) {
      try {
        if (text === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        return
      }
    },
  }
}
