import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Locale } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { focusAdded } from './focus-added.ts'

export interface Decoy {
  answer: string
  reply: string
}

interface DecoyTexts {
  legend: string
  hint: string
  answer: (position: number) => string
  reply: string
  add: string
  remove: (position: number) => string
}

interface DecoyListProps {
  decoys: readonly Decoy[]
  texts: DecoyTexts
  longestAnswer: number
  isCode?: boolean
  language: Locale
  errorsAt: (index: number) => string[]
  onChange: (decoys: Decoy[]) => void
}

const mostDecoys = 20
const longestReply = 300

export function DecoyList({
  decoys,
  texts,
  longestAnswer,
  isCode = false,
  language,
  errorsAt,
  onChange,
}: DecoyListProps) {
  const change = (index: number, part: Partial<Decoy>) =>
    onChange(decoys.map((decoy, at) => (at === index ? { ...decoy, ...part } : decoy)))
  return (
    <FieldGroup legend={texts.legend} hint={texts.hint}>
      {decoys.map((decoy, index) => (
        <div
          key={index}
          className={classNames(
            'grid items-start gap-3 rounded-control border border-line p-3',
            isCode ? 'sm:grid-cols-[10rem_1fr_auto]' : 'sm:grid-cols-[2fr_3fr_auto]',
          )}
        >
          <Field label={texts.answer(index + 1)} error={errorsAt(index)}>
            {(control) => (
              <Input
                value={decoy.answer}
                onChange={(event) => change(index, { answer: event.target.value })}
                maxLength={longestAnswer}
                autoComplete="off"
                className={isCode ? 'font-mono' : undefined}
                {...control}
              />
            )}
          </Field>
          <Field label={texts.reply}>
            {(control) => (
              <Input
                lang={language}
                value={decoy.reply}
                onChange={(event) => change(index, { reply: event.target.value })}
                maxLength={longestReply}
                {...control}
              />
            )}
          </Field>
          <Button
            variant="ghost"
            size="icon"
            className="self-end"
            aria-label={texts.remove(index + 1)}
            onClick={() => onChange(decoys.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </Button>
        </div>
      ))}
      {decoys.length < mostDecoys && (
        <Button
          className="justify-self-start"
          onClick={(event) => focusAdded(event, () => onChange([...decoys, { answer: '', reply: '' }]))}
        >
          <Plus aria-hidden="true" className="size-5" />
          {texts.add}
        </Button>
      )}
    </FieldGroup>
  )
}
