import { Worker } from 'node:worker_threads'

const lookEveryMs = 100

/** Ends the process when it has too much memory or lost its parent: a thread that native code holds would not look. */
export function guardProcess(mostMegabytes: number): void {
  const code = `
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent || process.memoryUsage.rss() > ${mostMegabytes * 1024 * 1024}) process.kill(process.pid, 'SIGKILL')
    }, ${lookEveryMs})`
  new Worker(code, { eval: true, env: {} }).unref()
}
