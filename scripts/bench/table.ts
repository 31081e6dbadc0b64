export const missed: string[] = []

export function target(met: boolean, what: string): string {
  if (!met) missed.push(what)
  return met ? '✓' : '✗'
}

export const row = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell, at) => (at === 0 ? String(cell).padEnd(34) : String(cell).padStart(12))).join(''))

export const whole = (value: number): string => Math.round(value).toLocaleString('en')
export const fine = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
