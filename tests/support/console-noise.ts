import { afterEach, beforeEach } from 'vitest'

/** React, the router and Node report real faults there. A test that provokes one spies on `console.error`. */
const noise: string[] = []
const genuine = { error: console.error, warn: console.warn }

beforeEach(() => {
  noise.length = 0
  console.error = (...words: unknown[]) => void noise.push(words.map(String).join(' '))
  console.warn = (...words: unknown[]) => void noise.push(words.map(String).join(' '))
})

afterEach(() => {
  Object.assign(console, genuine)
  if (noise.length > 0) throw new Error(`The console is not quiet:\n${noise.join('\n')}`)
})
