/** Which rows to read of a list with so many; a page past the last is the last. */
export function pageOf(asked: number, total: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(asked, pages)
  return { page, pages, offset: (page - 1) * perPage }
}
