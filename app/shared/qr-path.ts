/** `size`: squares along one side. */
export type QrDrawing = { size: number; path: string }

export function qrPath(rows: readonly (readonly boolean[])[]): QrDrawing {
  const strips = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const width = (end === -1 ? row.length : end) - x
      return [`M${x} ${y}h${width}v1h-${width}z`]
    }),
  )
  return { size: rows.length, path: strips.join('') }
}
