import { parentPort } from 'node:worker_threads'
import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import { examine } from './examine.ts'
import type { Limits } from './examine.ts'

export interface ExamineJob {
  compiled: Compiled
  limits: Limits
}

export type ExamineReply = { id: number } & ({ examination: ReturnType<typeof examine> } | { error: string })

parentPort?.on('message', ({ id, compiled, limits }: ExamineJob & { id: number }) =>
  parentPort?.postMessage(replyTo(id, compiled, limits)),
)

function replyTo(id: number, compiled: Compiled, limits: Limits): ExamineReply {
  try {
    return { id, examination: examine(compiled, limits) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
