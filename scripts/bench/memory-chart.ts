export type Sample = { seconds: number; megabytes: number }

/** Megabytes per second, by least squares, so that a single outlier does not sway it. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, level] = [mean(samples.map(({ seconds }) => seconds)), mean(samples.map(({ megabytes }) => megabytes))]
  const across = samples.reduce((sum, { seconds }) => sum + (seconds - middle) ** 2, 0)
  const along = samples.reduce((sum, { seconds, megabytes }) => sum + (seconds - middle) * (megabytes - level), 0)
  return across === 0 ? 0 : along / across
}

/** By how many megabytes the line through the second half rises. */
export function growthOf(samples: readonly Sample[]): number {
  const half = samples.slice(Math.floor(samples.length / 2))
  return half.length < 2 ? 0 : slopeOf(half) * (half.at(-1)!.seconds - half[0]!.seconds)
}

const eighths = ' ▁▂▃▄▅▆▇█'

/** Each column shows its largest sample, from 0 to `most` megabytes at the upper edge. */
export function drawLine(
  samples: readonly Sample[],
  { columns, rows, most }: { columns: number; rows: number; most: number },
): string[] {
  const end = samples.at(-1)?.seconds ?? 0
  const tops = Array.from({ length: columns }, () => 0)
  for (const { seconds, megabytes } of samples) {
    const column = end === 0 ? 0 : Math.min(columns - 1, Math.floor((seconds / end) * columns))
    tops[column] = Math.max(tops[column]!, megabytes)
  }
  for (const [column, top] of tops.entries()) if (top === 0 && column > 0) tops[column] = tops[column - 1]!
  const lines = Array.from({ length: rows }, (_, row) => {
    const below = rows - 1 - row
    const cells = tops.map((top) => eighths[Math.max(0, Math.min(8, Math.round((top / most) * rows * 8) - below * 8))])
    return `${String(Math.round((most * (below + 1)) / rows)).padStart(5)} ┤${cells.join('')}`
  })
  const time = `${Math.round(end / 60)} min`
  return [...lines, `    0 └${'─'.repeat(columns)}`, `       0${time.padStart(columns - 1)}`]
}

type Edge = { name: string; megabytes: number }

/** The samples as a line, and the limits that it should not cross. */
export function drawSvg(samples: readonly Sample[], edges: readonly Edge[]): string {
  const [width, height, margin] = [960, 320, 48]
  const end = Math.max(1, samples.at(-1)?.seconds ?? 1)
  const most = Math.max(...samples.map(({ megabytes }) => megabytes), ...edges.map(({ megabytes }) => megabytes)) * 1.1
  const x = (seconds: number) => (margin + (seconds / end) * (width - 2 * margin)).toFixed(1)
  const y = (megabytes: number) => (height - margin - (megabytes / most) * (height - 2 * margin)).toFixed(1)
  const across = (megabytes: number) => `x1="${x(0)}" x2="${x(end)}" y1="${y(megabytes)}" y2="${y(megabytes)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<line ${across(0)} stroke="#333"/>`,
    ...edges.flatMap(({ name, megabytes }) => [
      `<line ${across(megabytes)} stroke="#b00" stroke-dasharray="4 4"/>`,
      `<text x="${x(0)}" y="${Number(y(megabytes)) - 4}" fill="#b00">${name}: ${megabytes} MB</text>`,
    ]),
    `<polyline fill="none" stroke="#147" stroke-width="1.5" points="${samples.map(({ seconds, megabytes }) => `${x(seconds)},${y(megabytes)}`).join(' ')}"/>`,
    `<text x="${x(0)}" y="${height - margin + 18}">0</text>`,
    `<text x="${x(end)}" y="${height - margin + 18}" text-anchor="end">${Math.round(end / 60)} min</text>`,
    '</svg>',
    '',
  ].join('\n')
}
