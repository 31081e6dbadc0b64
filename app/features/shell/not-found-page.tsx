import { Link } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'

/** What an unknown address shows inside the site's frame. */
export function NotFoundPage() {
  return (
    <div className="frame grid max-w-3xl justify-items-center gap-6 py-20 text-center">
      <h1 className="text-title">{m.shell_not_found_title()}</h1>
      <p className="max-w-prose text-lg text-muted">{m.shell_not_found_text()}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link to="/">{m.shell_back_to_home()}</Link>
        </Button>
        <Button asChild>
          <Link to="/library">{m.shell_browse_library()}</Link>
        </Button>
      </div>
    </div>
  )
}
