import { m } from '#app/i18n/generated/messages.js'
import { mainId } from './route-announcer.tsx'

export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="skip-link fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-brass px-5 py-3 font-semibold text-on-brass shadow-float transition-transform focus-visible:translate-y-0"
    >
      {m.shell_skip_to_main()}
    </a>
  )
}
