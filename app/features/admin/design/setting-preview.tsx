import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { fitsToken } from '#app/ui/token-grammar.ts'
import type { TokenSetting } from '#app/ui/token-grammar.ts'

type SettingPreviewProps = { setting: TokenSetting; value: string; values: Readonly<Record<string, string>> }

const frame = 'rounded-control border border-line-strong'

/** Previews a value while it is typed; an invalid one is not drawn. */
export function SettingPreview({ setting, value, values }: SettingPreviewProps) {
  const { category, key } = setting.token
  // In its own theme, whichever the page is shown in
  const of = (name: string) => `hsl(${values[(setting.theme === 'dark' ? '--stage-' : '--') + name]})`
  if (!fitsToken(setting, value)) return <Blank />
  if (category === 'color')
    return <Shape className={classNames(frame, 'h-11')} style={{ background: `hsl(${value})` }} />
  if (category === 'gradient')
    return (
      <Shape className={classNames(frame, 'h-24')} style={{ backgroundColor: of('canvas'), backgroundImage: value }} />
    )
  if (category === 'shadow')
    return (
      <div aria-hidden="true" className="rounded-control p-6" style={{ background: of('canvas') }}>
        <div className="h-14 rounded-control" style={{ background: of('surface'), boxShadow: value }} />
      </div>
    )
  if (category === 'font')
    return (
      <p className={classNames(frame, 'bg-raised px-4 py-3 text-2xl')} style={{ fontFamily: value }}>
        {m.design_font_sample()}
      </p>
    )
  if (key.startsWith('--radius-'))
    return <Shape className="h-16 border-2 border-accent bg-accent-soft" style={{ borderRadius: value }} />
  return <Motion duration={value} />
}

const Shape = (props: { className: string; style: React.CSSProperties }) => <div aria-hidden="true" {...props} />

const Blank = () => (
  <p className={classNames(frame, 'grid h-11 place-items-center border-dashed px-3 text-sm text-muted')}>
    {m.design_no_preview()}
  </p>
)

/** Moves on hover, for as long as the value says. */
const Motion = ({ duration }: { duration: string }) => (
  <div aria-hidden="true" className={classNames(frame, 'group bg-sunken p-2')}>
    <div
      className="h-7 w-10 rounded-small bg-accent transition-[margin] ease-out group-hover:ml-[calc(100%-2.5rem)]"
      style={{ transitionDuration: duration }}
    />
  </div>
)
