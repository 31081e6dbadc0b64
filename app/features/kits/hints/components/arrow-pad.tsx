import Delete from 'lucide-react/icons/delete'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

const arrows = [
  ['↑', m.hints_up],
  ['→', m.hints_right],
  ['↓', m.hints_down],
  ['←', m.hints_left],
] as const

type ArrowPadProps = { label: string; value: string; onChange: (value: string) => void; disabled?: boolean | undefined }

/** Types arrows, and takes them back. */
export const ArrowPad = ({ label, value, onChange, disabled = false }: ArrowPadProps) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-2">
    {arrows.map(([arrow, name]) => (
      <Button key={arrow} size="icon" aria-label={name()} disabled={disabled} onClick={() => onChange(value + arrow)}>
        <span aria-hidden="true" className="text-xl">
          {arrow}
        </span>
      </Button>
    ))}
    <Button
      size="icon"
      variant="ghost"
      aria-label={m.hints_take_back()}
      disabled={disabled || value === ''}
      onClick={() => onChange([...value].slice(0, -1).join(''))}
    >
      <Delete aria-hidden="true" className="size-5" />
    </Button>
  </div>
)
