import { lettersInBoxes } from '#app/features/puzzles/types/riddle/rules/word-lengths.ts'

/** A box for each letter, filled while typing: purely visual, since the field says it all. */
export function LetterBoxes({ wordLengths, text }: { wordLengths: readonly number[]; text: string }) {
  return (
    <div aria-hidden="true" translate="no" className="flex flex-wrap justify-center gap-x-5 gap-y-2">
      {lettersInBoxes(wordLengths, text).map((letters, word) => (
        <span key={word} className="flex max-w-full flex-wrap justify-center gap-1">
          {letters.map((letter, at) => (
            <span
              key={at}
              className="grid h-9 w-6 place-items-center rounded-small border-b-2 border-brass bg-sunken font-display text-lg uppercase sm:w-7"
            >
              {letter}
            </span>
          ))}
        </span>
      ))}
    </div>
  )
}
