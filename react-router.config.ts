import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The address of every page's code is public anyway; asking for it page by page keeps the first visit small
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
