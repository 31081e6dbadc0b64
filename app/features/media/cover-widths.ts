/** Beside its full width (1600 at most), a cover is served this wide. */
export const coverWidths = [480, 800] as const
export type CoverWidth = (typeof coverWidths)[number]

/** `/media/<name>.webp` as it is served so wide: `/media/<name>-480.webp`. */
export const coverAt = (cover: string, width: CoverWidth): string => cover.replace(/\.webp$/, `-${width}.webp`)

/** For `srcset` of a cover in a card, which is never as wide as the full picture, on any screen. */
export const coverSourceSet = (cover: string): string =>
  coverWidths.map((width) => `${coverAt(cover, width)} ${width}w`).join(', ')

/** For `srcset` where a cover is shown large: on a dense screen that takes the full picture. */
export const largeCoverSourceSet = (cover: string): string => `${coverSourceSet(cover)}, ${cover} 1600w`
