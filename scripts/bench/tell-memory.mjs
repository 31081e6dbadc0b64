// @ts-check
import { appendFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const file = process.env.TELL_MEMORY
if (file) {
  setFlagsFromString('--expose-gc')
  const collect = /** @type {() => void} */ (runInNewContext('gc'))
  process.on('SIGUSR2', () => {
    collect()
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    appendFileSync(file, `${JSON.stringify({ rss, heapUsed, external })}\n`)
  })
}
