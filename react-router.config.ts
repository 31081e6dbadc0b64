import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // All routes are known to the browser from the start: about 1.6 kB, against a request before every first visit of a
  // page and a
  // navigation that got lost when a second one came during that request
  routeDiscovery: { mode: 'initial' },
} satisfies Config
