import { Worker } from 'node:worker_threads'

const lookEveryMs = 100

/** The rest is for one more request: native code keeps some memory of each for good. */
const fullShare = 2 / 3

/** Ends the process when it uses too much memory or has lost its parent. A thread, because native code blocks the main
 * one. @returns whether it holds so much that another process should answer the next request */
export function guardProcess(mostMegabytes: number): () => boolean {
  const code = `
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent || process.memoryUsage.rss() > ${mostMegabytes * 1024 * 1024}) process.kill(process.pid, 'SIGKILL')
    }, ${lookEveryMs})`
  new Worker(code, { eval: true, env: {} }).unref()
  return () => process.memoryUsage.rss() > fullShare * mostMegabytes * 1024 * 1024
}
