import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Costs about 1.6 kB; without it every first visit of a page asks, and a second navigation meanwhile got lost
  routeDiscovery: { mode: 'initial' },
} satisfies Config
