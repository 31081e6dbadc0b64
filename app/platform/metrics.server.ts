import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { causeOf, isConnectionError } from './connection-error.server.ts'
import { errorFields, logger } from './log.server.ts'
import { sayOften } from './often.server.ts'

/** What is counted as it happens, and the label that divides it. */
export const counted = {
  whodini_pages_total: ['Pages given, from the cache or rendered', 'source'],
  whodini_limits_total: ['Refusals by a limit', 'limit'],
  whodini_generation_calls_total: ['Generation calls by how they ended', 'state'],
  whodini_payment_events_total: ['Events of the payment provider by what was done with them', 'result'],
} as const

type Counted = keyof typeof counted

/** Seconds: a move takes milliseconds, the pages of a kit take a minute. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

function open() {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'whodini_request_seconds',
    help: 'Requests by the pattern of their route, without streams',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  })
  const counters = new Map(
    Object.entries(counted).map(([name, [help, label]]) => [
      name,
      new Counter({ name, help, labelNames: [label], registers }),
    ]),
  )
  return { registry, requests, counters }
}

// One per process, even when the development server reloads this module
const holder = globalThis as { whodiniMetrics?: ReturnType<typeof open> }
const known = () => (holder.whodiniMetrics ??= open())

/** @param route a pattern, such as `/adventure/:id`, never an address */
export const noteRequest = (route: string, status: number, seconds: number): void =>
  known().requests.observe({ route, status }, seconds)

export const count = (name: Counted, value: string): void =>
  known()
    .counters.get(name)!
    .inc({ [counted[name][1]]: value })

/** One value, or several by what the metric's label says. */
type Reading = number | Record<string, number>

/** Reads a value whenever metrics are asked for. What cannot be read is logged and left out.
 * @param name another of the same name is replaced */
export function measure(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void {
  const { registry } = known()
  registry.removeSingleMetric(name)
  const gauge = new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      try {
        const reading = await read()
        gauge.reset()
        if (typeof reading === 'number') gauge.set(reading)
        else for (const [value, each] of Object.entries(reading)) gauge.set({ [label!]: value }, each)
      } catch (error) {
        if (label) gauge.reset()
        else gauge.set(Number.NaN)
        // Each time that somebody reads them, while the database is away
        if (isConnectionError(error)) sayOften('a metric could not be read', { metric: name, cause: causeOf(error) })
        else logger.warn('a metric could not be read', { metric: name, ...errorFields(error) })
      }
    },
  })
}

/** What Node tells of the process. */
export function measureProcess(): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  measure('whodini_event_loop_delay_seconds', 'Event loop delay since the last reading, 99th percentile', () => {
    const seconds = delay.percentile(99) / 1e9
    delay.reset()
    return seconds
  })
  measure(
    'whodini_memory_bytes',
    'Memory of the process',
    () => {
      const { rss, heapUsed, external } = process.memoryUsage()
      return { resident: rss, heap: heapUsed, external }
    },
    'part',
  )
}

/** In the text format of Prometheus. */
export const writeMetrics = async (): Promise<{ type: string; text: string }> => ({
  type: known().registry.contentType,
  text: await known().registry.metrics(),
})
