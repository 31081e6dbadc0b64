import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import type { AftermathEvent } from '#app/features/play/live/aftermath/happenings.ts'
import { newId } from '#app/shared/ids.ts'
import { createCommandSender } from './command-sender.ts'
import type { CommandSender } from './command-sender.ts'
import type { CommandQueue } from './command-queue.ts'
import type { RunClient } from './run-client.ts'

/** Why the result of a move is not shown yet. */
export type Delay = 'reconnecting' | 'limited' | 'coming' | null

const delayOf = ({ failures, limited }: CommandQueue): Delay =>
  failures === 0 ? null : limited ? 'limited' : 'reconnecting'

export function useSender(
  runId: string,
  client: RunClient,
  show: (next: RunSnapshot) => void,
  tell: (event: AftermathEvent) => void,
  setUnheard: (unheard: boolean) => void,
) {
  const [queue, setQueue] = useState<{ busy: boolean; delay: Delay }>({ busy: false, delay: null })
  const sender = useRef<CommandSender>(null)
  const own = useRef(new Set<string>())
  useEffect(() => {
    const started = createCommandSender({
      send(item) {
        own.current.add(item.commandId)
        return client.send(item)
      },
      newId,
      after: afterAbout,
      keep: keptCommands(runId),
      onChange: (next) => setQueue({ busy: next.waiting.length > 0, delay: delayOf(next) }),
      onOutcome(command, outcome) {
        show(outcome)
        // Shown together with the state that it led to
        startTransition(() => tell({ type: 'happened', happening: { command, outcome }, at: Date.now() }))
        setUnheard(false)
      },
      onRejected: (command, error) => tell({ type: 'happened', happening: { command, error }, at: Date.now() }),
    })
    sender.current = started
    started.wake()
    const online = () => started.wake()
    window.addEventListener('online', online)
    return () => {
      started.stop()
      window.removeEventListener('online', online)
    }
  }, [client, runId, show, tell, setUnheard])
  const send = useCallback((command: SentCommand) => sender.current?.give(command), [])
  const isOwn = useCallback((commandId: string) => own.current.has(commandId), [])
  return { send, queue, isOwn }
}

/** Adds a random delay, so that several pages do not send again at the same moment. */
function afterAbout(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms * (0.85 + Math.random() * 0.3))
  return () => clearTimeout(timer)
}

/** Storage may be forbidden or full: then a reload loses the commands. */
function keptCommands(runId: string) {
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
