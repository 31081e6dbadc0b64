import { useId } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { formatPercent } from '#app/i18n/format-percent.ts'

type ChoicesProps<T extends string> = {
  legend: string
  value: T
  options: readonly { value: T; label: string; lang?: string }[]
  onChange: (value: T) => void
}

export function Choices<T extends string>({ legend, value, options, onChange }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="play-choice">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-brass"
          />
          <span lang={option.lang}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

type SwitchProps = { label: string; hint: string; checked: boolean; onChange: (checked: boolean) => void }

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className="play-choice">
      <input
        type="checkbox"
        checked={checked}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-brass"
      />
      <span className="min-w-0">
        <span id={id}>{label}</span>
        <span id={`${id}-hint`} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
    </label>
  )
}

export function VolumeSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <label className="grid gap-1 px-2">
      <span className="flex justify-between gap-3">
        <span>{m.player_volume()}</span>
        <span aria-hidden="true" className="tabular-nums text-muted">
          {formatPercent(value)}
        </span>
      </span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={value}
        aria-label={m.player_volume()}
        aria-valuetext={formatPercent(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full accent-brass"
      />
    </label>
  )
}
