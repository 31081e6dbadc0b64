import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { applyTheme, useTheme } from '#app/ui/theme.ts'
import type { Theme } from '#app/ui/theme.ts'
import { keepLook } from '#app/shared/keep-look.ts'
import { useIsMember } from '#app/ui/use-is-member.ts'

const choices = [
  { theme: 'system', Icon: Monitor, label: m.shell_theme_system },
  { theme: 'light', Icon: Sun, label: m.shell_theme_light },
  { theme: 'dark', Icon: Moon, label: m.shell_theme_dark },
] as const

export function ThemeSwitch({ theme, look }: { theme: Theme; look: 'strip' | 'menu' }) {
  const [chosen] = useTheme(theme)
  const isMember = useIsMember()
  return (
    <form method="post" action="/theme">
      <fieldset className={classNames('flex', look === 'menu' && 'rounded-control border border-line p-1')}>
        <legend className="sr-only">{m.shell_theme()}</legend>
        {choices.map(({ theme: choice, Icon, label }) => (
          <label key={choice} title={label()} className={looks[look]}>
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={choice === chosen}
              onChange={() => {
                applyTheme(choice)
                if (isMember) keepLook({ theme: choice })
              }}
              className="sr-only"
            />
            <Icon aria-hidden="true" className={look === 'strip' ? 'size-4' : 'size-5'} />
            <span className="sr-only">{label()}</span>
          </label>
        ))}
        <button type="submit" className="without-script min-h-9 px-2 text-sm font-medium underline underline-offset-4">
          {m.shell_theme_apply()}
        </button>
      </fieldset>
    </form>
  )
}

const shape =
  'flex cursor-pointer items-center justify-center rounded-small transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus'

const looks = {
  strip: classNames(
    shape,
    'size-9 max-bar:size-11 text-on-curtain/70 hover:text-on-curtain has-checked:text-brass-ink',
  ),
  menu: classNames(
    shape,
    'edged min-h-11 flex-1 text-muted hover:text-ink has-checked:bg-accent has-checked:text-on-accent',
  ),
}
