import { useId } from 'react'
import type { ReactNode } from 'react'
import { isInMorse } from '#app/features/puzzles/kit/rules/morse-marks.ts'
import { letters, plainLetters } from '#app/features/puzzles/kit/rules/letters.ts'
import { readText, useKept } from '#app/features/puzzles/kit/player/use-kept.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Radio } from '#app/ui/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { CipherDisc } from './cipher-disc.tsx'
import type { DeskTool } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'
import { longestKeyword } from '#app/features/puzzles/types/cipher/rules/limits.ts'
import {
  morseText,
  penOf,
  plainMorse,
  polybius,
  readByDisc,
  readByTable,
  square,
  vigenere,
} from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'
import { MorseChart } from './morse-chart.tsx'
import { MorseLight } from './morse-light.tsx'
import { PigpenGlyph, penText } from './pigpen-glyph.tsx'
import { ToolText } from './tool-text.tsx'
import { VigenereSquare } from './vigenere-square.tsx'
import { readGuess, readTable, readTurn } from './work.ts'

interface PanelProps {
  desk: string
  onTake: (text: string) => void
}

const key =
  'grid min-h-11 place-items-center rounded-small border border-line-strong bg-raised px-1 text-center hover:border-brass'

function Disc({ desk, onTake }: PanelProps) {
  const [turn, setTurn] = useKept(`${desk} disc turn`, 0, readTurn)
  const [text, setText] = useKept(`${desk} disc text`, '', readText)
  return (
    <>
      <CipherDisc turn={turn} onTurn={setTurn} hint={m.cipher_disc_hint_alone()} />
      <ToolText text={text} onText={setText} result={readByDisc(text, turn)} onTake={onTake} />
    </>
  )
}

function Table({ desk, onTake }: PanelProps) {
  const [rows, setRows] = useKept<[string, string][]>(`${desk} table table`, [], readTable)
  const table = new Map(rows)
  const [text, setText] = useKept(`${desk} table text`, '', readText)
  return (
    <>
      <FieldGroup legend={m.cipher_tool_table()} hint={m.cipher_tool_table_hint()}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
          {letters.map((letter) => (
            <li key={letter} className="grid justify-items-center gap-0.5">
              <span aria-hidden="true" translate="no" className="font-mono font-semibold text-brass-ink">
                {letter}
              </span>
              <input
                value={table.get(letter) ?? ''}
                onChange={(event) => setRows([...new Map(table).set(letter, readGuess(event.target.value))])}
                onFocus={(event) => event.target.select()}
                aria-label={m.cipher_tool_table_letter({ letter })}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className="h-11 w-full rounded-small border-2 border-line-strong bg-raised text-center font-display text-lg"
              />
            </li>
          ))}
        </ul>
      </FieldGroup>
      <ToolText text={text} onText={setText} result={readByTable(text, table)} onTake={onTake} />
    </>
  )
}

const marks = [
  { mark: '.', label: m.cipher_dot, face: '•' },
  { mark: '-', label: m.cipher_dash, face: '—' },
  { mark: ' ', label: m.cipher_morse_letter, face: '␣' },
  { mark: ' / ', label: m.cipher_morse_word, face: '/' },
]

function Morse({ desk, onTake }: PanelProps) {
  const [text, setText] = useKept(`${desk} morse text`, '', readText)
  const result = morseText(text)
  const code = isInMorse(text) ? plainMorse(text) : result
  return (
    <>
      <div role="group" aria-label={m.cipher_morse_key()} className="grid grid-cols-4 gap-1.5">
        {marks.map(({ mark, label, face }) => (
          <button
            key={mark}
            type="button"
            className={key}
            onClick={() => setText((isInMorse(text) ? text : '') + mark)}
          >
            <span aria-hidden="true" translate="no" className="font-mono text-xl leading-none">
              {face}
            </span>
            <span className="text-xs leading-tight">{label()}</span>
          </button>
        ))}
      </div>
      <ToolText hint={m.cipher_morse_hint()} text={text} onText={setText} result={result} onTake={onTake} />
      <MorseLight words={code.split(' / ').map((word) => word.split(' '))} />
      <MorseChart configuration={{ cipherType: 'morse', signs: [] }} />
    </>
  )
}

function Vigenere({ desk, onTake }: PanelProps) {
  const [keyword, setKeyword] = useKept(`${desk} vigenere keyword`, '', readText)
  const [way, setWay] = useKept<'read' | 'write'>(`${desk} vigenere way`, 'read', (kept) =>
    kept === 'write' ? kept : null,
  )
  const [text, setText] = useKept(`${desk} vigenere text`, '', readText)
  const name = useId()
  return (
    <>
      <Field label={m.cipher_vigenere_keyword()} hint={m.cipher_vigenere_hint()}>
        {(control) => (
          <Input
            {...control}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
            maxLength={longestKeyword}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
      <div role="radiogroup" aria-label={m.cipher_vigenere_way()} className="flex flex-wrap gap-x-6">
        <Radio name={name} label={m.cipher_vigenere_read()} checked={way === 'read'} onChange={() => setWay('read')} />
        <Radio
          name={name}
          label={m.cipher_vigenere_write()}
          checked={way === 'write'}
          onChange={() => setWay('write')}
        />
      </div>
      <ToolText text={text} onText={setText} result={vigenere(text, keyword, way)} onTake={onTake} />
      <VigenereSquare keyword={keyword} />
    </>
  )
}

function Polybius({ desk, onTake }: PanelProps) {
  const [text, setText] = useKept(`${desk} polybius text`, '', readText)
  return (
    <>
      <table translate="no" className="mx-auto border-separate border-spacing-1">
        <caption className="pb-1 text-sm text-muted">{m.cipher_polybius_caption()}</caption>
        <thead>
          <tr>
            <td />
            {square.map((_, column) => (
              <th key={column} scope="col" className="font-mono text-brass-ink">
                {column + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {square.map((places, row) => (
            <tr key={row}>
              <th scope="row" className="pr-1 font-mono text-brass-ink">
                {row + 1}
              </th>
              {places.map((letter, column) => (
                <td key={letter} className="p-0">
                  <button
                    type="button"
                    className={`${key} w-11 font-display text-lg`}
                    aria-label={m.cipher_polybius_cell({
                      letter: letter === 'I' ? 'I, J' : letter,
                      digits: `${row + 1}${column + 1}`,
                    })}
                    onClick={() => setText(`${text.trim()} ${row + 1}${column + 1}`.trim())}
                  >
                    {letter === 'I' ? 'I/J' : letter}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ToolText hint={m.cipher_polybius_hint()} text={text} onText={setText} result={polybius(text)} onTake={onTake} />
    </>
  )
}

function Pigpen({ desk, onTake }: PanelProps) {
  const [text, setText] = useKept(`${desk} pigpen text`, '', readText)
  const typed = [...plainLetters(text)]
  return (
    <>
      <div
        role="group"
        aria-label={m.cipher_tool_pigpen()}
        className="grid grid-cols-[repeat(auto-fill,minmax(2.9rem,1fr))] gap-1.5"
      >
        {letters.map((letter) => (
          <button
            key={letter}
            type="button"
            className={`${key} py-1`}
            aria-label={m.cipher_pigpen_key({ drawn: penText(penOf(letter)), letter })}
            onClick={() => setText(text + letter)}
          >
            <PigpenGlyph letter={letter} className="size-6 text-brass-ink" />
            <span className="font-display text-sm leading-none">{letter}</span>
          </button>
        ))}
      </div>
      <ToolText
        hint={m.cipher_pigpen_hint()}
        text={text}
        onText={setText}
        result={typed.join('')}
        drawn={
          typed.length > 0 && (
            <span aria-hidden="true" className="flex flex-wrap gap-x-2 gap-y-1">
              {typed.map((letter, at) =>
                letters.includes(letter) ? (
                  <PigpenGlyph key={at} letter={letter} className="size-6" />
                ) : (
                  <span key={at}>{letter === ' ' ? '\u00a0\u00a0' : letter}</span>
                ),
              )}
            </span>
          )
        }
        onTake={onTake}
      />
    </>
  )
}

export const panels: Record<DeskTool, (props: PanelProps) => ReactNode> = {
  disc: Disc,
  table: Table,
  morse: Morse,
  vigenere: Vigenere,
  polybius: Polybius,
  pigpen: Pigpen,
}
