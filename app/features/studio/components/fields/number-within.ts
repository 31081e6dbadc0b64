/** The number that was typed; null when it is none, or lies outside of the bounds. */
export function numberWithin(typed: string, min: number, max: number): number | null {
  const value = typed.trim() === '' ? NaN : Number(typed)
  return value >= min && value <= max ? value : null
}
