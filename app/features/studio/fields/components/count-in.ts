/** Null when the text is not a whole number or is out of bounds. */
export function countIn(text: string, min: number, max: number): number | null {
  const written = text.trim().replace('−', '-')
  if (!/^-?\d{1,15}$/.test(written)) return null
  const count = Number(written)
  return count >= min && count <= max ? count : null
}
