import { Worker } from 'node:worker_threads'

const lookEveryMs = 100

/** The rest is for one more request: native code keeps some memory of each for good. */
const fullShare = 2 / 3

type Guard = {
  /** A request begins: the time for it is counted from here. */
  begin: () => void
  /** Whether so much memory is held that another process should answer the next request. */
  isFull: () => boolean
}

/** Ends the process when it uses too much memory, or too much processor time for one request (in seconds: waiting for
 * a busy machine does not count), or has lost its parent. A thread, because native code blocks the main one. */
export function guardProcess(mostMegabytes: number, mostSeconds = Infinity): Guard {
  const begun = new Float64Array(new SharedArrayBuffer(8))
  const code = `
    const { writeSync } = require('node:fs')
    const { workerData: begun } = require('node:worker_threads')
    const parent = process.ppid
    setInterval(() => {
      const { user, system } = process.cpuUsage()
      const why =
        process.memoryUsage.rss() > ${mostMegabytes * 1024 * 1024} ? 'too much memory'
        : user + system - begun[0] > ${mostSeconds} * 1e6 ? 'too much processor time'
        : null
      if (why) writeSync(2, why)
      if (why || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
    }, ${lookEveryMs})`
  new Worker(code, { eval: true, env: {}, workerData: begun }).unref()
  return {
    begin: () => {
      const { user, system } = process.cpuUsage()
      begun[0] = user + system
    },
    isFull: () => process.memoryUsage.rss() > fullShare * mostMegabytes * 1024 * 1024,
  }
}
