/** A request made with the version that a row has now; null when the row is gone. */
export function versioned<Request>(
  rows: readonly { id: string; version: number }[],
  id: string,
  make: (version: number) => Request,
): Request | null {
  const row = rows.find((each) => each.id === id)
  return row ? make(row.version) : null
}
