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
