import { Worker } from 'node:worker_threads'

const lookEveryMs = 100

/** Ends the process when it uses too much memory or has lost its parent. A thread, because native code blocks the main
 * one. */
export function guardProcess(mostMegabytes: number): void {
  const code = `
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent || process.memoryUsage.rss() > ${mostMegabytes * 1024 * 1024}) process.kill(process.pid, 'SIGKILL')
    }, ${lookEveryMs})`
  new Worker(code, { eval: true, env: {} }).unref()
}
