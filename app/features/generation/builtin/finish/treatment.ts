import type { Random } from '#app/features/generation/scenery/random.ts'

/** What style tags and words of mood do to a picture; a field that is 0 or absent has no effect. */
export interface Treatment {
  /** Washes over the whole picture: colour, opacity, blend. */
  washes: readonly (readonly [color: string, opacity: number, blend: Blend])[]
  layers: readonly LayerName[]
  /** Colours through a matrix or curves, last. */
  grades: readonly GradeName[]
  zoom: number
  /** Degrees. */
  tilt: number
  /** By which share of the picture its content moves. */
  shiftX: number
  shiftY: number
  /** Added to the usual richness of one half. */
  richness: number
  mirrored: boolean
  /** Number of blocks along the short side, for a pixelated look. */
  blocks: number
  time?: 'night' | 'dusk' | 'dawn' | 'day'
}

export type Blend = 'multiply' | 'screen' | 'soft-light' | 'overlay' | 'color' | 'normal'

export type GradeName =
  | 'grey'
  | 'sepia'
  | 'infrared'
  | 'faded'
  | 'vivid'
  | 'dark'
  | 'light'
  | 'hard'
  | 'posterise'
  | 'twoTone'
  | 'linocut'
  | 'sketch'
  | 'charcoal'
  | 'inked'
  | 'hueTurn'
  | 'silver'
  | 'blurred'
  | 'softened'
  | 'wobble'
  | 'dabs'
  | 'brushed'
  | 'moving'
  | 'paperCut'
  | 'clay'
  | 'bloom'
  | 'sharp'
  | 'shadowed'

export type LayerName =
  | 'vignette'
  | 'deepVignette'
  | 'oval'
  | 'grain'
  | 'bokeh'
  | 'trails'
  | 'whiteBorder'
  | 'paperBorder'
  | 'panelBorder'
  | 'bars'
  | 'fisheye'
  | 'edgesBlurred'
  | 'focusRing'
  | 'ghostImage'
  | 'frozenDrops'
  | 'scratches'
  | 'goldenLight'
  | 'moonBeam'
  | 'candles'
  | 'fireGlow'
  | 'lanterns'
  | 'neonTubes'
  | 'spotlight'
  | 'hardShadow'
  | 'sideLight'
  | 'backLight'
  | 'rimLight'
  | 'rays'
  | 'chiaroscuro'
  | 'hatch'
  | 'crossHatch'
  | 'dots'
  | 'canvasWeave'
  | 'leadLines'
  | 'facets'
  | 'tornPaper'
  | 'nouveau'
  | 'deco'
  | 'gears'
  | 'speedLines'
  | 'floating'
  | 'fog'
  | 'rain'
  | 'storm'
  | 'snow'
  | 'cobwebs'
  | 'petals'
  | 'confetti'
  | 'sparkles'
  | 'stars'
  | 'grid'
  | 'gothicArch'
  | 'cracks'
  | 'foreground'
  | 'doorFrame'
  | 'mist'
  | 'emptySide'
  | 'plainGround'
  | 'ornaments'
  | 'leading'
  | 'shoulder'
  | 'silhouettes'
  | 'isoGrid'
  | 'redEdge'
  | 'leaves'
  | 'dust'

/** Combines treatments in order: washes and layers accumulate, the rest adds or replaces. */
export function combined(list: readonly Partial<Treatment>[]): Treatment {
  const sum = (field: 'tilt' | 'shiftX' | 'shiftY' | 'richness'): number =>
    list.reduce((total, each) => total + (each[field] ?? 0), 0)
  return {
    washes: list.flatMap((each) => each.washes ?? []).slice(0, 6),
    layers: [...new Set(list.flatMap((each) => each.layers ?? []))].slice(0, 8),
    grades: [...new Set(list.flatMap((each) => each.grades ?? []))].slice(0, 3),
    zoom: Math.min(
      1.9,
      Math.max(
        0.7,
        list.reduce((total, each) => total * (each.zoom ?? 1), 1),
      ),
    ),
    tilt: Math.max(-9, Math.min(9, sum('tilt'))),
    shiftX: sum('shiftX'),
    shiftY: sum('shiftY'),
    richness: sum('richness'),
    mirrored: list.some((each) => each.mirrored),
    blocks: Math.max(0, ...list.map((each) => each.blocks ?? 0)),
    time: list.findLast((each) => each.time)?.time,
  }
}

export type Layered = (width: number, height: number, random: Random) => string
