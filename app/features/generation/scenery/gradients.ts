type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

/** From the upper left, where the light is, to the lower right by default. */
export const linear = (id: string, list: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 1]): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

export const radial = (id: string, list: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`

export const down: [number, number, number, number] = [0, 0, 0, 1]
export const across: [number, number, number, number] = [0, 0, 1, 0]
