/** Tried from the bottom up, since each takes a layout. */
const mostTried = 6
const air = 8

export type Gap = { bottom: number; close: () => void }

/** Moves part of a page down so that something of this height fits above it without covering any control.
 * @param isFree whether nothing is covered by something whose lower edge is that far above the window's
 * @returns null if nothing on the page can be moved */
export function openGap(
  height: number,
  controls: readonly HTMLElement[],
  isFree: (bottom: number) => boolean,
): Gap | null {
  const need = height + 2 * air
  const rows = [...new Set(controls.flatMap((each) => rowOf(each) ?? []))]
    .map((row) => ({ row, top: row.getBoundingClientRect().top }))
    .filter(({ top }) => top >= 0 && top + need <= innerHeight)
    .toSorted((one, other) => other.top - one.top)
  // What somebody types into stays where it is, if anything else can move
  const isStill = (row: HTMLElement) =>
    !!document.activeElement &&
    !(row.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_PRECEDING)
  const calm = rows.filter(({ row }) => !isStill(row))
  for (const { row } of [...calm, ...rows.filter((each) => !calm.includes(each))].slice(0, mostTried)) {
    const close = pushed(row, need)
    const bottom = Math.round(innerHeight - row.getBoundingClientRect().top + air)
    if (isFree(bottom)) return { bottom, close }
    close()
  }
  return null
}

/** The control with its label and whatever stands beside it; null in a bar that does not scroll. */
function rowOf(control: HTMLElement): HTMLElement | null {
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
  let row = control
  for (;;) {
    const parent = row.parentElement
    if (!parent || parent === document.body) break
    if (labels.every((label) => row.contains(label)) && !isBeside(row)) break
    row = parent
  }
  for (let each: HTMLElement | null = row; each && !each.matches('.dialog-overlay'); each = each.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return null
  return row
}

function isBeside(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return [...(row.parentElement?.children ?? [])].some((other) => {
    const box = other.getBoundingClientRect()
    return other !== row && box.width > 1 && box.height > 1 && box.top < bottom - 1 && box.bottom > top + 1
  })
}

/** @returns undoes it */
function pushed(row: HTMLElement, by: number): () => void {
  const before = row.style.marginTop
  const own = Number.parseFloat(getComputedStyle(row).marginTop) || 0
  const { top } = row.getBoundingClientRect()
  row.style.marginTop = `${own + by}px`
  // Margins may have been shared with what is above
  const missing = by - (row.getBoundingClientRect().top - top)
  if (missing > 0) row.style.marginTop = `${own + by + missing}px`
  return () => {
    row.style.marginTop = before
  }
}
