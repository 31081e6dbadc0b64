/** Part of what a clue says. `cells`: of each row, all as many; what a row has besides goes on in its last one. */
export type ClueBlock = { text: string } | { cells: string[][] }

/** Two spaces or a tab part the cells of a line, and a time at its beginning stands in a cell of its own: as on paper
 * (`cells` in `looks/paper.typ`). Two such lines in a row are a table. */
export function clueBlocks(content: string): ClueBlock[] {
  const blocks: ({ lines: string[] } | { rows: string[][] })[] = []
  for (const line of content.split('\n')) {
    const last = blocks.at(-1)
    const cells = cellsOf(line)
    if (cells.length > 1) {
      if (last && 'rows' in last) last.rows.push(cells)
      else blocks.push({ rows: [cells] })
    } else if (last && 'lines' in last) last.lines.push(line)
    else blocks.push({ lines: [line] })
  }
  return joined(blocks, content)
}

/** A single line with cells is no table: it stays with the words around it. */
function joined(blocks: readonly ({ lines: string[] } | { rows: string[][] })[], content: string): ClueBlock[] {
  if (!blocks.some((block) => 'rows' in block && block.rows.length > 1)) return [{ text: content }]
  const found: ClueBlock[] = []
  for (const block of blocks) {
    if ('rows' in block && block.rows.length > 1) found.push({ cells: evened(block.rows) })
    else {
      const lines = 'rows' in block ? block.rows.map((cells) => cells.join('  ')) : block.lines
      const last = found.at(-1)
      if (last && 'text' in last) last.text += `\n${lines.join('\n')}`
      else found.push({ text: lines.join('\n') })
    }
  }
  return found
    .map((block) => ('text' in block ? { text: block.text.replace(/^\n+|\n+$/gu, '') } : block))
    .filter((block) => 'cells' in block || block.text !== '')
}

const time = /^(\d{1,2}(?::\d\d|[ \u{a0}\u{202f}]h(?:[ \u{a0}\u{202f}]?\d\d)?),?) (?!\d\d$)(.+)$/u

function cellsOf(line: string): string[] {
  const parts = line
    .trim()
    .split(/ {2,}|\t/u)
    .filter(Boolean)
  const found = time.exec(parts[0] ?? '')
  return found ? [found[1]!, found[2]!, ...parts.slice(1)] : parts
}

/** As many columns as most rows have, and the most of those. */
function evened(rows: readonly string[][]): string[][] {
  const times = new Map<number, number>()
  for (const { length } of rows) times.set(length, (times.get(length) ?? 0) + 1)
  const [count = 1] = [...times].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])[0] ?? []
  return rows.map((cells) => {
    const kept = [...cells.slice(0, count - 1), cells.slice(count - 1).join(' · ')]
    return [...kept, ...Array.from({ length: count - kept.length }, () => '')]
  })
}
