/** Null when it is not a number or is out of bounds. */
export function numberWithin(typed: string, min: number, max: number): number | null {
  const value = typed.trim() === '' ? NaN : Number(typed)
  return value >= min && value <= max ? value : null
}
