import { clueBlocks } from '#app/features/kits/evening/clue-blocks.ts'
import { classNames } from '#app/ui/class-names.ts'

/** What a clue says: its tables stay tables, however narrow the screen is. @param hand of its words */
export const ClueText = ({ content, hand }: { content: string; hand: string | undefined }) =>
  clueBlocks(content).map((block, at) =>
    'text' in block ? (
      <p key={at} className={classNames('whitespace-pre-wrap', hand)}>
        {block.text}
      </p>
    ) : (
      <table
        key={at}
        className="border-y border-on-paper/40 text-[0.85em] leading-snug max-sm:-mx-3 max-sm:w-[calc(100%+1.5rem)] sm:w-full"
      >
        <tbody className="divide-y divide-on-paper/25">
          {block.cells.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={classNames(
                    'py-[0.35em] pr-[0.6em] align-top break-words tabular-nums last:pr-0',
                    isShort(cell) && 'whitespace-nowrap',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  )

/** A time or a weight reads badly on two lines. */
const isShort = (cell: string): boolean => cell.length <= 7
