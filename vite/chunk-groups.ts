export const publicParts = [
  'back-link.tsx',
  'badge.tsx',
  'button.tsx',
  'card.tsx',
  'class-names.ts',
  'difficulty-meter.tsx',
  'empty-state.tsx',
  'page-header.tsx',
  'page-section.tsx',
  'picture.tsx',
  'rating.tsx',
  'slot.tsx',
  'spinner.tsx',
  'text-link.tsx',
  'toaster.ts',
]

const vendor = ['react', 'react-dom', 'react-router', 'scheduler']

const frame = [
  'root.tsx',
  'routes/layouts/(site.tsx|framed.ts|page-scripts.tsx|late-start.ts|page-meta.ts|private-areas.ts)',
  'features/shell/(?!error-details|sign-out/)',
  'i18n/(format|locale|switch-language).ts',
  'i18n/generated-split/runtime.js',
  ...publicParts.map((part) => `ui/${part}`),
]

/** What the pages with cards of adventures share: less than a file of its own would cost the first visit. */
const shop = [
  'features/library/library-address.ts',
  'features/library/components/(adventure-card|card-cover).tsx',
  'features/media/cover-widths.ts',
  'ui/(chip|input|link-tabs|select|skeleton).tsx',
]

const anyOf = (paths: readonly string[]): string => paths.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')

// Two files in place of two dozen compress better, by 7 kB (gzip), and spare 33 requests. `vendor` changes when a
// dependency does, `frame` when we do; the rest is split by route.
export const chunkGroups = [
  { name: 'vendor', test: new RegExp(`[\\\\/]node_modules[\\\\/](${anyOf(vendor)})[\\\\/]`), priority: 2 },
  {
    name: 'frame',
    test: new RegExp(
      [
        `[\\\\/]app[\\\\/](${anyOf([...frame, ...shop])})`,
        String.raw`[\\/]node_modules[\\/](class-variance-authority|clsx)[\\/]`,
        String.raw`[\\/]lucide-react[\\/]dist[\\/]esm[\\/]((?!icons)|icons[\\/](chevron-down|sliders-horizontal|x)\.)`,
      ].join('|'),
    ),
    priority: 1,
  },
]
