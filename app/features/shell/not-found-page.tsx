import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'

export function NotFoundPage() {
  return (
    <div className="frame grid items-center gap-8 py-12 md:grid-cols-2 md:gap-12 md:py-20">
      <title>{m.common_meta_title({ title: m.shell_not_found_title() })}</title>
      <meta name="robots" content="noindex" />
      <Picture
        src="/illustrations/not-found.webp"
        alt=""
        width={800}
        height={600}
        priority
        className="w-full rounded-card border-4 border-brass shadow-float"
      />
      <div className="grid justify-items-start gap-5">
        <h1 className="text-title">{m.shell_not_found_title()}</h1>
        <p className="max-w-prose text-lg text-muted">{m.shell_not_found_text()}</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link to="/">{m.common_back_to_home()}</Link>
          </Button>
          <Button asChild>
            <Link to="/library">{m.shell_browse_library()}</Link>
          </Button>
        </div>
      </div>
    </div>
  )
}
