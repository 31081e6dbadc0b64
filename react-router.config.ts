import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Costs about 1.6 kB; otherwise each page's first visit asks the server, and a second navigation meanwhile got lost
  routeDiscovery: { mode: 'initial' },
} satisfies Config
