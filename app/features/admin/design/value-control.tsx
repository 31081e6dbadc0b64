import type { Ref } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { ControlProps } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { TokenSetting } from '#app/ui/token-grammar.ts'
import { bundledFonts } from '#app/ui/tokens.ts'
import { mostValue } from './design.schema.ts'

type ValueControlProps = ControlProps & {
  setting: TokenSetting
  value: string
  onValue: (value: string) => void
  ref: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement> | undefined
}

const fontNames: readonly (() => string)[] = [
  () => 'Fraunces',
  () => 'Figtree',
  m.design_font_serif,
  m.design_font_system,
]

/** Fonts are chosen from the bundled ones; everything else is typed. */
export function ValueControl({ setting, value, onValue, ...control }: ValueControlProps) {
  const { category } = setting.token
  const common = {
    ...control,
    name: 'value',
    value,
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  }
  if (category === 'font')
    return (
      <Select {...common}>
        {bundledFonts.map((font, place) => (
          <option key={font} value={font}>
            {fontNames[place]!()}
          </option>
        ))}
      </Select>
    )
  const typed = {
    ...common,
    maxLength: mostValue,
    spellCheck: false,
    autoComplete: 'off',
    className: 'font-mono text-sm',
  }
  return category === 'gradient' || category === 'shadow' ? <Textarea {...typed} rows={3} /> : <Input {...typed} />
}
