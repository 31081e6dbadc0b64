/** Where Octave's plan has a drop: row and column, as one sees them from the cold side. */
export const drops: readonly (readonly [row: number, column: number])[] = [
  [0, 0],
  [0, 1],
  [1, 2],
  [2, 0],
]

/** The valves to open, in the boiler room: the glass turns left and right round. */
export const valvesToOpen = drops.map(([row, column]) => row * 3 + (2 - column)).sort((one, other) => one - other)

/** How far the twins push their letters on. */
export const minutesBetween = 7
