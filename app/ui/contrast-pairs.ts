type Rows = readonly (readonly [front: string, ...grounds: string[]])[]

/** Text colours on the backgrounds that components put them on. */
const texts: Rows = [
  ['ink', 'canvas', 'surface', 'raised', 'sunken', 'accent-soft', 'brass-soft', 'danger-soft'],
  ['muted', 'canvas', 'surface', 'raised', 'sunken'],
  ['accent-ink', 'canvas', 'surface', 'raised', 'sunken', 'accent-soft'],
  ['brass-ink', 'canvas', 'surface', 'raised', 'sunken', 'brass-soft', 'curtain', 'curtain-fold'],
  ['danger-ink', 'canvas', 'surface', 'raised', 'sunken', 'danger-soft'],
  ['success-ink', 'canvas', 'surface', 'raised', 'success-soft'],
  ['warning-ink', 'canvas', 'surface', 'raised', 'warning-soft'],
  ['info-ink', 'canvas', 'surface', 'raised', 'info-soft'],
  ['on-accent', 'accent', 'accent-strong'],
  ['on-brass', 'brass', 'brass-strong'],
  ['on-danger', 'danger'],
  ['on-success', 'success'],
  ['on-warning', 'warning'],
  ['on-info', 'info'],
  ['on-badge-blue', 'badge-blue'],
  ['on-badge-purple', 'badge-purple'],
  ['on-badge-amber', 'badge-amber'],
  ['on-badge-grey', 'badge-grey'],
  ['on-curtain', 'curtain', 'curtain-fold'],
  ['on-paper', 'paper'],
  ['canvas', 'ink'],
]

/** Text on gradients. */
const gradients: Rows = [
  ['on-brass', 'gradient-brass'],
  ['on-curtain', 'gradient-velvet', 'gradient-night'],
  ['brass-ink', 'gradient-velvet', 'gradient-night'],
  ['muted', 'gradient-velvet', 'gradient-night'],
]

/** Distinguished from their background without being read: borders of controls, fills, the focus ring. */
const shapes: Rows = [
  ['line-strong', 'canvas', 'surface', 'raised', 'sunken'],
  ['accent', 'canvas', 'surface', 'raised'],
  ['accent-ink', 'canvas', 'surface', 'sunken'],
  ['focus', 'canvas', 'surface', 'raised', 'sunken'],
  ['danger', 'canvas', 'surface'],
  ['success', 'canvas', 'surface', 'raised'],
  ['warning', 'canvas', 'surface', 'raised'],
  ['info', 'canvas', 'surface', 'raised'],
]

const pairsOf = (rows: Rows) => rows.flatMap(([front, ...grounds]) => grounds.map((ground) => [front, ground] as const))

/** Colour names without dashes: text and background, which need a contrast of 4.5:1. */
export const readableOn = pairsOf(texts)

/** Text and gradient, which need a contrast of 4.5:1 at each of its colours. */
export const readableOver = pairsOf(gradients)

/** Velvet and night carry the class `stage` in both themes, and so does the text on them. */
export const isAlwaysDark = (ground: string): boolean => /^(curtain|gradient-(velvet|night)$)/.test(ground)

/** Shape and background, which need a contrast of 3:1. */
export const tellableFrom = pairsOf(shapes)
