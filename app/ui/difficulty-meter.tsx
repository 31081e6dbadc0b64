import { m } from '#app/i18n/generated/messages.js'
import { classNames } from './class-names.ts'

const levels = [1, 2, 3, 4, 5] as const

export function DifficultyMeter({ value }: { value: number }) {
  return (
    <span role="img" aria-label={m.ui_difficulty({ value })} className="inline-flex gap-1.5 px-0.5 align-middle">
      {levels.map((level) => (
        <span
          key={level}
          className={classNames(
            'size-2.5 rotate-45 rounded-[2px] border',
            level <= value ? 'border-accent-ink bg-accent-ink' : 'border-line-strong',
          )}
        />
      ))}
    </span>
  )
}

export function DifficultyBar({ value }: { value: number }) {
  return (
    <span role="img" aria-label={m.ui_difficulty({ value })} className="flex gap-1">
      {levels.map((level) => (
        <span
          key={level}
          className={classNames(
            'h-2.5 flex-1 border first:rounded-l-full last:rounded-r-full',
            level <= value ? 'border-accent-ink bg-accent-ink' : 'border-line-strong bg-sunken',
          )}
        />
      ))}
    </span>
  )
}
