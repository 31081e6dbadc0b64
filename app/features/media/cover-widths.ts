export const coverWidths = [480, 800] as const
export type CoverWidth = (typeof coverWidths)[number]

/** `/media/<name>.webp` becomes `/media/<name>-480.webp`. */
export const coverAt = (cover: string, width: CoverWidth): string => cover.replace(/\.webp$/, `-${width}.webp`)

export const coverSourceSet = (cover: string): string =>
  coverWidths.map((width) => `${coverAt(cover, width)} ${width}w`).join(', ')

export const largeCoverSourceSet = (cover: string): string => `${coverSourceSet(cover)}, ${cover} 1600w`
