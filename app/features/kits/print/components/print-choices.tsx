import { inks, roundForms } from '#app/features/kits/paper/paper-choices.ts'
import { papers } from '#app/shared/papers.ts'
import type { PrintRequest } from '#app/features/kits/print/print-request.schema.ts'
import { paperText } from '#app/i18n/paper-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Checkbox, Radio } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'

type Choice = PrintRequest['choice']
type PrintChoicesProps = {
  choice: Choice
  languages: readonly Locale[]
  /** What only a dinner's guests get. */
  hasGuests: boolean
  /** False for people who may have only public parts, of which there is nothing to send. */
  hasAll: boolean
  onChange: (choice: Partial<Choice>) => void
}

const languageTexts: Record<Locale, () => string> = { en: m.common_english, fr: m.common_french }
const inkTexts = { colour: m.print_colour, low: m.print_low_ink } as const
const roundTexts = { roll: m.print_rounds_roll, cards: m.print_rounds_cards } as const

/** Named as in `printAddressSchema`, so that the form works without scripts. */
export function PrintChoices({ choice, languages, hasGuests, hasAll, onChange }: PrintChoicesProps) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {languages.length > 1 ? (
        <FieldGroup legend={m.shell_language()} className="gap-0">
          {languages.map((language) => (
            <Radio
              key={language}
              name="language"
              value={language}
              label={languageTexts[language]()}
              checked={choice.language === language}
              onChange={() => onChange({ language })}
            />
          ))}
        </FieldGroup>
      ) : (
        <input type="hidden" name="language" value={choice.language} />
      )}
      <FieldGroup legend={m.print_paper()} className="gap-0">
        {papers.map((paper) => (
          <Radio
            key={paper}
            name="paper"
            value={paper}
            label={paperText(paper)}
            checked={choice.paper === paper}
            onChange={() => onChange({ paper })}
          />
        ))}
      </FieldGroup>
      <FieldGroup legend={m.print_ink()} className="gap-0">
        {inks.map((ink) => (
          <Radio
            key={ink}
            name="ink"
            value={ink}
            label={inkTexts[ink]()}
            checked={choice.ink === ink}
            onChange={() => onChange({ ink })}
          />
        ))}
      </FieldGroup>
      {hasGuests && (
        <FieldGroup legend={m.print_rounds()} className="gap-0">
          {roundForms.map((form) => (
            <Radio
              key={form}
              name="rounds"
              value={form}
              label={roundTexts[form]()}
              checked={choice.rounds === form}
              onChange={() => onChange({ rounds: form })}
            />
          ))}
        </FieldGroup>
      )}
      <FieldGroup legend={m.print_more()} className="gap-0">
        <Checkbox
          name="large"
          value="1"
          label={m.print_large()}
          checked={choice.isLarge}
          onChange={(event) => onChange({ isLarge: event.target.checked })}
        />
        <Checkbox
          name="hostPlays"
          value="1"
          label={m.print_host_plays()}
          hint={m.print_host_plays_hint()}
          checked={choice.hostPlays}
          onChange={(event) => onChange({ hostPlays: event.target.checked })}
        />
        {hasGuests && hasAll && (
          <Checkbox
            name="sent"
            value="1"
            label={m.print_sent()}
            hint={m.print_sent_hint()}
            checked={choice.isSent}
            onChange={(event) => onChange({ isSent: event.target.checked })}
          />
        )}
      </FieldGroup>
    </div>
  )
}
