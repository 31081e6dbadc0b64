/** Such as 1:05; with tenths, 1:05.3. */
export function soundTime(seconds: number, { tenths = false } = {}): string {
  const parts = tenths ? Math.round(seconds * 10) / 10 : Math.floor(seconds)
  const rest = parts % 60
  return `${Math.floor(parts / 60)}:${(tenths ? rest.toFixed(1) : String(rest)).padStart(tenths ? 4 : 2, '0')}`
}
