/** For the tests of the lifecycle: adds two steps of a stop, the first of which waits for the test, then says that it is up. */
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { onStop } from '#server/lifecycle.ts'

const [gate = ''] = process.argv.slice(2)

onStop(async () => console.log('database closed'))
onStop(async () => {
  console.log('waiting')
  while (!existsSync(gate)) await sleep(10)
  console.log('requests answered')
})
setInterval(() => {}, 60_000)
console.log('up')
